import { type Answer, type FieldError, refuse, yes } from '#platform/shared/refusal.ts'
import { type DayState, isChangeable } from './day-states.ts'

export const dayKinds = ['open_house', 'expo', 'walk_in'] as const
export type DayKind = (typeof dayKinds)[number]
export const dayWays = ['on_site', 'online', 'hybrid'] as const
export type DayWay = (typeof dayWays)[number]
export const deskWays = ['on_site', 'online'] as const
export type DeskWay = (typeof deskWays)[number]

export const slotLengths = [5, 6, 10, 15, 20, 30] as const
export const buffers = [0, 5, 10, 15] as const
export const mostDates = 10
export const mostDesks = 40
export const mostStaff = 8
export const mostJobs = 100
export const mostBooths = 100
/** Desks of one booth. */
export const mostBoothDesks = 6
export const mostTemplates = 20

const hour = 3_600_000

/** Whoever may write only texts changes nothing else. */
export const mayChangeDay = (state: DayState): Answer => (isChangeable(state) ? yes : refuse('open_day_state'))

type Standing = { state: DayState; closes_at: Date | null; ends_at: Date | null }

/** Whether people may still book at this moment. */
export function mayBookDay({ state, closes_at, ends_at }: Standing, now: Date): Answer {
  if (state !== 'published' && state !== 'live') return refuse('open_day_closed')
  if (state === 'published' && closes_at && closes_at <= now) return refuse('open_day_closed')
  return ends_at && ends_at <= now ? refuse('open_day_closed') : yes
}

/** One cancels or changes freely until so long before; later too, and the company sees that it was late. */
export const freeUntil = (starts_at: Date): Date => new Date(starts_at.getTime() - 2 * hour)

type Draft = {
  language: string
  texts: readonly { language: string; title: string; intro: string }[]
  kind: DayKind
  way: DayWay
  dates: readonly string[]
  city_id: number | null
  venue: string
  slot_minutes: number
  buffer_minutes: number
  closes_at: string | null
  gender: number | null
  nationality_ids: readonly number[]
  legal_ground: string
  permit_number: string
  desks: readonly { name: string; way: DeskWay; hours: Readonly<Record<string, string>> }[]
}

const need = (field: string, there: unknown, code = 'required'): FieldError[] => (there ? [] : [{ field, code }])

/** A day later than that is a slip of the year. */
const longestAhead = 2 * 366 * 86_400_000

/** Which fields still keep an open day from going out. */
export function missingIn(draft: Draft, now: Date): FieldError[] {
  const { dates, way, desks } = draft
  const own = draft.texts.find(({ language }) => language === draft.language)
  const today = now.toISOString().slice(0, 10)
  return [
    ...need('title', (own?.title.trim().length ?? 0) >= 3),
    ...need('dates', dates.length > 0),
    ...need(
      'dates',
      dates.every((date) => date >= today),
      'period_past',
    ),
    ...need(
      'dates',
      dates.every((date) => Date.parse(date) <= now.getTime() + longestAhead),
      'date_far',
    ),
    ...need('city_id', way === 'online' || draft.city_id),
    ...need('venue', way === 'online' || draft.venue.trim()),
    ...need('slot_minutes', draft.slot_minutes + draft.buffer_minutes <= 30, 'slot_too_long'),
    ...need('desks', desks.length > 0),
    ...need(
      'desks',
      desks.every(({ name }) => name.trim()),
      'desk_name',
    ),
    ...need('desks', fitsWay(way, desks), 'desk_way'),
    ...need(
      'desks',
      dates.every((date) => isOpenOn(date, desks)),
      'date_empty',
    ),
    ...missingGround(draft),
  ]
}

const isOpenOn = (date: string, desks: Draft['desks']) => desks.some(({ hours }) => /[ow]/.test(hours[date] ?? ''))

const fitsWay = (way: DayWay, desks: Draft['desks']) =>
  way === 'hybrid' ? new Set(desks.map((desk) => desk.way)).size !== 1 : desks.every((desk) => desk.way === way)

/** Who may be only of one gender or nationality: both the law and the permit, or it is not asked (product.md, "Job"). */
function missingGround({ gender, nationality_ids, legal_ground, permit_number }: Draft): FieldError[] {
  if (gender === null && nationality_ids.length === 0) return []
  return [
    ...need('legal_ground', legal_ground.trim().length >= 5, 'ground_needed'),
    ...need('permit_number', permit_number.trim().length >= 3, 'permit_needed'),
  ]
}

export const boothStates = ['asked', 'accepted', 'declined', 'withdrawn', 'left'] as const
export type BoothState = (typeof boothStates)[number]
export const boothMoves = ['accept', 'decline', 'withdraw', 'leave', 'ask'] as const
export type BoothMove = (typeof boothMoves)[number]
type BoothStep = { to: BoothState; by: 'host' | 'guest' }

const booths: Record<BoothState, Partial<Record<BoothMove, BoothStep>>> = {
  asked: {
    accept: { to: 'accepted', by: 'guest' },
    decline: { to: 'declined', by: 'guest' },
    withdraw: { to: 'withdrawn', by: 'host' },
  },
  accepted: { withdraw: { to: 'withdrawn', by: 'host' }, leave: { to: 'left', by: 'guest' } },
  declined: { ask: { to: 'asked', by: 'host' } },
  withdrawn: { ask: { to: 'asked', by: 'host' } },
  left: { ask: { to: 'asked', by: 'host' } },
}

/** Where a question for a booth goes when one of both companies does this; null when nowhere. */
export function boothAfter(state: BoothState, move: BoothMove, by: 'host' | 'guest'): BoothState | null {
  const step = booths[state][move]
  return step?.by === by ? step.to : null
}

/** Promoted open days above the list, each company once. */
export const mostPromoted = 2

/** Open days that one list holds at most. */
export const mostAtOnce = 200
