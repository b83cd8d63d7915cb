import { fromDate, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import { useState } from 'react'
import { useWhen } from '#features/hiring/interviews/ui/use-when.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { type Offer, saveOffer, type Terms, writeOffer } from '../contract.ts'
import { type Texts, useLetterWords } from './use-letter-words.ts'

/** What a composer begins with: an offer that is changed, or what a new one would say. */
export type Written = {
  before: Offer | null
  terms: Pick<Offer, keyof Terms>
  /** What keeps it from being approved or sent. */
  wrong: Problem['errors']
}
/** A new letter waits until the offices close. */
const endOfDay = '18:00'

type Asked = { application: string; texts: Texts; standards: Texts; written: Written; onClose: () => void }

/** What is written in a composer, what of it is wrong, and saving it. */
export function useComposer({ application, texts, standards, written: { before, terms, wrong }, onClose }: Asked) {
  const t = useTranslations('offers.form')
  const { zone, zoneWords } = useWhen()
  const [begun] = useState(() => ({
    language: terms.language,
    pay: terms.pay,
    currency: terms.currency,
    period: terms.period,
    starts_on: terms.starts_on ?? '',
    place: terms.place,
    text: terms.text,
  }))
  const [values, setValues] = useState(begun)
  const letter = useLetterWords({ now: values, texts, standards, change: (next) => setValues({ ...values, ...next }) })
  // as the clocks of this person show it, once the browser has said where they stand
  const [due, setDue] = useState<string | null>(null)
  const clock = terms.answer_by ? clockOf(terms.answer_by, zone) : ''
  const firstUntil = before || !clock ? clock : `${clock.slice(0, 10)}T${endOfDay}`
  const until = due ?? firstUntil
  const isDirty =
    (due !== null && due !== firstUntil) ||
    (Object.keys(begun) as (keyof typeof begun)[]).some((key) => values[key] !== begun[key])
  const onDone = () => {
    refresh('offer.moved')
    onClose()
    toast.show({ text: t('saved'), tone: 'good' })
  }
  const first = useSend(writeOffer, { onDone })
  const again = useSend(saveOffer, { onDone })
  const { error, isPending: busy } = before ? again : first
  const problems = error?.errors ?? wrong
  const input: Omit<Takes<typeof writeOffer>, 'application'> = {
    ...values,
    starts_on: values.starts_on || null,
    answer_by: until ? momentOf(until, zone) : null,
    zone,
  }
  return {
    values,
    until,
    setUntil: setDue,
    zoneWords,
    busy,
    isDirty,
    /** As the calls take it; what is not filled in yet stays open. */
    input: { ...input, application },
    set: <K extends keyof typeof values>(key: K, value: (typeof values)[K]) =>
      setValues((now) => ({ ...now, [key]: value })),
    ...letter,
    errorOf: (field: string) => problems.find((one) => one.field === field)?.message,
    loose: error && error.errors.length === 0 ? error.message : undefined,
    save() {
      if (before) again.mutate({ offer: before.id, version: before.version, ...input })
      else first.mutate({ ...input, application })
    },
  }
}

const clockOf = (at: string, zone: string): string =>
  toCalendarDateTime(fromDate(new Date(at), zone))
    .set({ second: 0, millisecond: 0 })
    .toString()
    .slice(0, 16)

const momentOf = (clock: string, zone: string): string => toZoned(parseDateTime(clock), zone).toDate().toISOString()
