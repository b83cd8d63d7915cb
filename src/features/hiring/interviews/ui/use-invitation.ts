import { useRef, useState } from 'react'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, refreshCall, useSend } from '#platform/browser/use-call.ts'
import { apart } from '#platform/shared/held.ts'
import { freeTimesOf, type Interview, propose, proposeAgain } from '../contract.ts'
import type { InterviewKind } from '../rules.ts'
import { isBegun } from './own-time.tsx'
import { useWhen } from './use-when.ts'

export type InviteProps = {
  application: string
  name: string
  asleep?: boolean
  team: readonly { id: string; name: string }[]
  /** By which clock one comes to the place of the job, where that is known. */
  placeZone?: string | null
  /** One that is proposed anew; null for the first invitation. */
  before: Interview | null
  onClose: () => void
}

/** What is written, and sending it. */
export function useInvitation(props: InviteProps) {
  const { application, team, before, name, asleep, onClose } = props
  const t = useTranslations('interviews')
  const [begun] = useState(useFirst(team, before))
  const [values, setValues] = useState(begun)
  const zone = useZone(props, values.kind)
  const ownBox = useRef<HTMLDivElement>(null)
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
    if (!isTaken(code)) return
    setValues((now) => ({ ...now, slots: now.slots.filter((slot) => slot !== facts.slot) }))
    refreshCall(freeTimesOf)
  }
  const first = useSend(propose, { onDone, onProblem })
  const again = useSend(proposeAgain, { onDone, onProblem })
  const { error, isPending: busy } = before ? again : first
  const wrong = useWrong(error, { zone, slots: values.slots }, name)
  const ended = isOfNoField(error) ? error : null
  const isDirty = JSON.stringify(values) !== JSON.stringify(begun)
  return {
    values,
    zone,
    busy,
    ownBox,
    errors: wrong.errors,
    errorOf: wrong.errorOf,
    loose: ended ? undefined : wrong.loose,
    /** What no field can mend, on top: such as that the applicant has just withdrawn. */
    ended: ended && (ended.facts.stage === 'withdrawn' ? t('form.withdrawn', { name: apart(name) }) : ended.message),
    forgetOwn: () => wrong.mend('own'),
    isDirty,
    /** A date stands there that was not added. */
    isLeft: () => isBegun(ownBox.current),
    set<K extends keyof Values>(key: K, value: Values[K]) {
      wrong.mend(key)
      setValues((now) => ({ ...now, [key]: value }))
    },
    send() {
      const isLeft = isBegun(ownBox.current)
      wrong.begin(isLeft)
      if (isLeft) return
      if (before) again.mutate({ interview: before.id, version: before.version, zone, ...values })
      else first.mutate({ application, zone, ...values })
    },
  }
}

/** What a form begins with. */
function useFirst(team: InviteProps['team'], before: Interview | null) {
  const session = useSession()
  // the team may arrive after the dialog was opened
  const self = session?.display.id
  const me = self && (team.length === 0 || team.some(({ id }) => id === self)) ? [self] : []
  return {
    kind: before?.kind ?? ('on_site' as InterviewKind),
    minutes: before?.minutes ?? 45,
    slots: [] as string[],
    people: before?.people.map(({ id }) => id) ?? me,
    place: before?.place ?? '',
    link: before?.link ?? '',
    note: before?.note ?? '',
    interview_guide: before?.interview_guide ?? '',
  }
}
type Values = ReturnType<typeof useFirst>

/** By which clock the times are: that of the place where one meets, or of whoever invites; what was agreed before stays. */
function useZone({ before, placeZone }: InviteProps, kind: InterviewKind): string {
  const { zone: own } = useWhen()
  if (before?.kind === kind) return before.zone
  return (kind === 'on_site' && placeZone) || own
}

/** What is still wrong: what was refused, but for the fields that were changed since, and a date that was not added. */
function useWrong(error: Problem | null, { zone, slots }: Pick<Values, 'slots'> & { zone: string }, name: string) {
  const t = useTranslations('interviews')
  const { both } = useWhen(zone)
  const [mended, setMended] = useState<readonly string[]>([])
  const [isLeft, setLeft] = useState(false)
  const problems = (error?.errors ?? []).filter(({ field }) => !mended.includes(rootOf(field)))
  const taken =
    error && isTaken(error.code) && !mended.includes('slots')
      ? t(error.code === 'slot_taken' ? 'oneBusy' : 'candidateTaken', {
          when: both(String(error.facts.slot)),
          name: apart(name),
        })
      : undefined
  /** A time that was lost is named, none chosen says which to choose. */
  const errorOf = (field: string) => {
    if (field === 'own') return isLeft ? t('form.left') : undefined
    if (field === 'slots' && taken) return taken
    const wrong = problems.find((one) => rootOf(one.field) === field)
    if (wrong?.code !== 'too_few') return wrong?.message
    return field === 'slots' ? (slots.length === 0 ? t('form.none') : undefined) : wrong.message
  }
  const wrong = [...new Set([...problems.map(({ field }) => rootOf(field)), 'own'])]
  return {
    errorOf,
    errors: wrong.map((name) => ({ name, text: errorOf(name) ?? '' })).filter(({ text }) => text),
    loose: error?.errors.length === 0 ? error.message : undefined,
    /** A field was changed: what was said of it no longer holds; of another kind neither what was said of the place. */
    mend(field: string) {
      if (field === 'own') setLeft(false)
      setMended((now) => [...now, field, ...(field === 'kind' ? ['place', 'link'] : [])])
    },
    /** Sent anew. @param isLeft whether a date stands there that was not added */
    begin(isLeft: boolean) {
      setLeft(isLeft)
      if (!isLeft) setMended([])
    },
  }
}

const isOfNoField = (error: Problem | null): error is Problem =>
  error !== null && error.errors.length === 0 && !error.code.startsWith('slot_')

/** A time that went, by those who interview or by whoever is invited. */
const isTaken = (code: string): boolean => code === 'slot_taken' || code === 'candidate_taken'

const rootOf = (field: string): string => field.split('.', 1)[0] ?? field
