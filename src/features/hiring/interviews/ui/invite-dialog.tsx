import { useState } from 'react'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Checkbox, RadioGroup } from '#ui/fields/choice.tsx'
import { FieldGroup } from '#ui/fields/field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { Drawer } from '#ui/over/dialog.tsx'
import { freeTimesOf, type Interview, propose, proposeAgain } from '../contract.ts'
import { type InterviewKind, interviewKinds } from '../rules.ts'
import { TimeChoice } from './time-choice.tsx'
import { useWhen } from './use-when.ts'
import { WhereField } from './where-field.tsx'

const lengths = [15, 30, 45, 60, 90, 120]

type Props = {
  application: string
  name: string
  asleep?: boolean
  team: readonly { id: string; name: string }[]
  /** One that is proposed anew; null for the first invitation. */
  before: Interview | null
  onClose: () => void
}

/** Kind, length, people and times of an interview. */
export function InviteDialog({ application, name, asleep, team, before, onClose }: Props) {
  const t = useTranslations('interviews')
  const { values, set, errorOf, loose, send, busy } = useInvitation({
    application,
    name,
    asleep,
    team,
    before,
    onClose,
  })
  return (
    <Drawer
      open
      onClose={onClose}
      title={t(before ? 'form.titleAgain' : 'form.title', { name })}
      footer={
        <>
          <Button look="primary" busy={busy} onClick={send}>
            {t('form.send')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('form.keep')}
          </Button>
        </>
      }
    >
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
      <FieldGroup name="people" label={t('form.people')} error={errorOf('people')}>
        {() =>
          team.map((one) => (
            <Checkbox
              key={one.id}
              name={`people-${one.id}`}
              value={values.people.includes(one.id)}
              onChange={(on) =>
                set('people', on ? [...values.people, one.id] : values.people.filter((id) => id !== one.id))
              }
            >
              <bdi>{one.name}</bdi>
            </Checkbox>
          ))
        }
      </FieldGroup>
      <TimeChoice
        people={values.people}
        minutes={values.minutes}
        zone={values.zone}
        chosen={values.slots}
        error={errorOf('slots') ?? loose}
        onChange={(slots) => set('slots', slots)}
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
    </Drawer>
  )
}

/** What is written, and sending it. */
function useInvitation({ application, team, before, name, asleep, onClose }: Props) {
  const t = useTranslations('interviews')
  const session = useSession()
  const { zone: own } = useWhen()
  // the team may arrive after the dialog was opened
  const self = session?.display.id
  const me = self && (team.length === 0 || team.some(({ id }) => id === self)) ? [self] : []
  const [values, setValues] = useState({
    kind: before?.kind ?? ('on_site' as InterviewKind),
    minutes: before?.minutes ?? 45,
    zone: before?.zone ?? own,
    slots: [] as string[],
    people: before?.people.map(({ id }) => id) ?? me,
    place: before?.place ?? '',
    link: before?.link ?? '',
    note: before?.note ?? '',
    interview_guide: before?.interview_guide ?? '',
  })
  const [isBare, setBare] = useState(false)
  const onDone = () => {
    refresh('interview.moved')
    onClose()
    toast.show(
      asleep
        ? { text: t('team.sentAsleep', { name }), tone: 'warm' }
        : { text: t('team.sent', { name }), tone: 'good' },
    )
  }
  const onProblem = ({ code, facts }: Problem) => {
    if (code !== 'slot_taken') return
    setValues((now) => ({ ...now, slots: now.slots.filter((slot) => slot !== facts.slot) }))
    refreshCall(freeTimesOf)
  }
  const first = useSend(propose, { onDone, onProblem })
  const again = useSend(proposeAgain, { onDone, onProblem })
  const { error, isPending: busy } = before ? again : first
  const problems = error?.errors ?? []
  const { both } = useWhen(values.zone)
  const taken = error?.code === 'slot_taken' ? t('taken', { when: both(String(error.facts.slot)) }) : undefined
  return {
    values,
    busy,
    set: <K extends keyof typeof values>(key: K, value: (typeof values)[K]) =>
      setValues((now) => ({ ...now, [key]: value })),
    errorOf: (field: string) =>
      (field === 'slots' ? taken : undefined) ??
      problems.find((one) => one.field === field || one.field.startsWith(`${field}.`))?.message ??
      (field === 'slots' && isBare && values.slots.length === 0 ? t('form.none') : undefined),
    loose: error && problems.length === 0 ? error.message : undefined,
    send() {
      setBare(true)
      if (values.slots.length === 0) return
      if (before) again.mutate({ interview: before.id, version: before.version, ...values })
      else first.mutate({ application, ...values })
    },
  }
}
