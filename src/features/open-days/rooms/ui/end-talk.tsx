import { type FormEvent, useRef, useState } from 'react'
import { isBegun } from '#features/hiring/interviews/ui/own-time.tsx'
import { isForward, outcomes } from '#features/open-days/visits/visit-states.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { moveInRoom, type NextInterview, type RoomDesk, showRoomDesk } from '../contract.ts'
import { NextInterviewFields } from './next-interview.tsx'
import { nowhere, OnwardFields } from './onward.tsx'

type Props = {
  at: { day: string; desk: string }
  visit: string
  /** What was noted while they talked. */
  noted: string
  /** As the desk rated them that sent them on. */
  rated: number | null
  how: 'finish' | 'hand'
  teams: RoomDesk['teams']
  jobs: RoomDesk['jobs']
  /** Other companies somebody may be sent on to, once there is an outcome here. */
  elsewhere: RoomDesk['elsewhere']
  onClose: () => void
}
type Outcome = (typeof outcomes)[number]

/** A talk ends with an outcome, or goes on at another desk; what the team keeps of it stays with the team. */
export function EndTalk({ at, visit, noted, rated, how, teams, jobs, elsewhere, onClose }: Props) {
  const t = useTranslations('rooms')
  const mayInvite = useSession()?.may.includes('applicant.move') ?? false
  const form = useForm(moveInRoom, {
    initial: {
      interview: null as NextInterview | null,
      outcome: '',
      rating: rated === null ? '' : String(rated),
      note: noted,
      team: teams.length === 1 ? String(teams[0]?.team) : '',
      job: jobs.length === 1 ? (jobs[0]?.id ?? '') : '',
      onward: nowhere,
    },
    toInput: ({ outcome, rating, note, team, job, interview, onward }) => ({
      ...{ ...at, visit, move: how, note },
      ...(outcome && { outcome: outcome as Outcome }),
      ...(rating && { rating: Number(rating) }),
      ...(how === 'hand' && team && { team: Number(team) }),
      ...(job && isForward((outcome || null) as Outcome | null) && { job }),
      ...(job && outcome === 'next_interview' && interview && { interview }),
      ...(onward.team && { onward: { team: Number(onward.team), agreed: onward.agreed } }),
    }),
    onDone() {
      refreshCall(showRoomDesk)
      onClose()
    },
  })
  const ownBox = useRef<HTMLDivElement>(null)
  const [isLeft, setLeft] = useState(false)
  /** A date that was begun and not added would be lost without a word. */
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    const left = isBegun(ownBox.current)
    setLeft(left)
    if (!left) return form.submit()
    ownBox.current?.scrollIntoView({ block: 'center' })
  }
  return (
    <FormDialog form={{ ...form, submit }} title={t(how)} save={t('save')} cancel={t('cancel')} onClose={onClose}>
      {how === 'finish' ? (
        <NativeSelect
          {...form.field('outcome')}
          label={t('outcome')}
          empty=""
          required
          choices={outcomes.filter((one) => one !== 'unseen').map((one) => ({ id: one, text: t(`outcomes.${one}`) }))}
        />
      ) : (
        <NativeSelect
          {...form.field('team')}
          label={t('team')}
          empty=""
          required
          choices={teams.map(({ team, name }) => ({ id: String(team), text: name }))}
        />
      )}
      {how === 'finish' && jobs.length > 0 && isForward((form.values.outcome || null) as Outcome | null) ? (
        <NativeSelect
          {...form.field('job')}
          label={t('job')}
          help={t('jobHelp')}
          empty={t('noJob')}
          choices={jobs.map(({ id, title }) => ({ id, text: title }))}
        />
      ) : null}
      {how === 'finish' && form.values.outcome === 'next_interview' && form.values.job && mayInvite ? (
        <NextInterviewFields
          value={form.values.interview}
          onChange={(interview) => form.set('interview', interview)}
          errorOf={form.errorOf}
          {...{ ownBox, isLeft }}
          onOwn={() => setLeft(false)}
        />
      ) : null}
      {how === 'finish' && elsewhere.length > 0 ? (
        <OnwardFields
          {...{ elsewhere, value: form.values.onward, error: form.errorOf('onward') }}
          onChange={(onward) => form.set('onward', onward)}
        />
      ) : null}
      <NativeSelect
        {...form.field('rating')}
        label={t('rating')}
        empty=""
        optional
        choices={[1, 2, 3, 4, 5].map((one) => ({ id: String(one), text: String(one) }))}
      />
      <TextArea {...form.field('note')} label={t('note')} help={t('noteHelp')} rows={3} maxLength={2000} optional />
    </FormDialog>
  )
}
