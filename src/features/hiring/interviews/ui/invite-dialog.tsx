import { SaidBefore } from '#features/hiring/applications/ui/said-before.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { Drawer } from '#ui/over/dialog.tsx'
import { useDiscard } from '#ui/over/use-discard.tsx'
import { type InterviewKind, interviewKinds } from '../rules.ts'
import { PeopleField } from './people-field.tsx'
import { TimeChoice } from './time-choice.tsx'
import { type InviteProps, useInvitation } from './use-invitation.ts'
import { WhereField } from './where-field.tsx'

const lengths = [15, 30, 45, 60, 90, 120]

/** Kind, length, people and times of an interview. */
export function InviteDialog(props: InviteProps) {
  const t = useTranslations('interviews')
  const { name, team, before, onClose } = props
  const invitation = useInvitation(props)
  const { values, set, errors, errorOf, loose, ended, send, busy } = invitation
  const { close, question } = useDiscard(invitation.isDirty, onClose, invitation.isLeft)
  return (
    <Drawer
      open
      onClose={close}
      title={t(before ? 'form.titleAgain' : 'form.title', { name })}
      footer={
        <>
          <Button look="primary" busy={busy} onClick={send}>
            {t('form.send')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('form.keep')}
          </Button>
        </>
      }
    >
      {ended ? (
        <Note tone="bad" alert>
          {ended}
        </Note>
      ) : null}
      <ErrorSummary errors={errors} takeFocus findLabels />
      <SaidBefore application={props.application} />
      <RadioGroup
        name="kind"
        look="segments"
        label={t('form.kind')}
        value={values.kind}
        onChange={(kind) => set('kind', kind as InterviewKind)}
        choices={interviewKinds.map((id) => ({ id, text: t(`kinds.${id}`) }))}
      />
      <WhereField values={values} set={set} errorOf={errorOf} />
      <NativeSelect
        name="minutes"
        label={t('form.minutes')}
        choices={lengths.map((count) => ({ id: String(count), text: t('minutes', { count }) }))}
        value={String(values.minutes)}
        onChange={(minutes) => set('minutes', Number(minutes))}
      />
      <PeopleField
        team={team}
        people={values.people}
        onChange={(people) => set('people', people)}
        error={errorOf('people')}
      />
      <TimeChoice
        people={values.people}
        team={team}
        interview={before?.id}
        application={props.application}
        minutes={values.minutes}
        zone={invitation.zone}
        chosen={values.slots}
        error={errorOf('slots') ?? loose}
        onChange={(slots) => set('slots', slots)}
        ownBox={invitation.ownBox}
        ownError={errorOf('own')}
        onOwn={invitation.forgetOwn}
      />
      <TextArea
        name="note"
        label={t('form.note', { name })}
        help={t('form.noteHelp')}
        optional
        maxLength={2000}
        value={values.note}
        onChange={(note) => set('note', note)}
      />
      <TextArea
        name="interview_guide"
        label={t('form.guide')}
        help={t('form.guideHelp')}
        optional
        maxLength={5000}
        value={values.interview_guide}
        onChange={(guide) => set('interview_guide', guide)}
      />
      {question}
    </Drawer>
  )
}
