import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

const day = 86_400_000

export const promotionKinds = ['featured', 'urgent', 'group', 'spotlight', 'open_day'] as const
export type PromotionKind = (typeof promotionKinds)[number]
export const promotionStates = ['running', 'paused', 'ended', 'removed'] as const
export type PromotionState = (typeof promotionStates)[number]

/** How a promoted job is called on its card. */
export const jobKinds = ['featured', 'urgent'] as const
export type JobKind = (typeof jobKinds)[number]

/**
 * Where promoted things stand: in slots of their own, so many at most, those of the first kind before the others. The list
 * beside them keeps its order and its numbers, whatever was paid.
 */
export const slots = {
  /** Above the first page of a search, and of a place: of what matches everything that was asked. */
  search: { most: 2, kinds: ['featured', 'urgent'] },
  landing: { most: 3, kinds: ['featured'] },
  /** In a mail that goes out anyway, of what matches it and was never told. */
  alert: { most: 1, kinds: ['featured'] },
} as const satisfies Record<string, { most: number; kinds: readonly JobKind[] }>
export type Slot = keyof typeof slots
/** Companies above the directory and on the front page; groups above theirs. */
export const mostCompanies = 1
export const mostGroups = 2

type Candidate = { id: string; page_id: string; kind: string }

/** Who gets the slots of those who stand in line: each job once, each company once. */
export function pick<C extends Candidate>(line: readonly C[], most: number): C[] {
  const picked: C[] = []
  for (const one of line)
    if (picked.length < most && !picked.some(({ id, page_id }) => id === one.id || page_id === one.page_id))
      picked.push(one)
  return picked
}

/** What stands in line changes its order every so often, so that all who pay are seen alike. */
export const turnOf = (now: Date): string => `${Math.floor(now.getTime() / (day / 24))}`

/** States in which an open day is put forward. */
export const promotedDayStates: readonly string[] = ['published', 'registration_closed', 'live']

/** A promotion ends when the day begins: for one that begins sooner than in a day nobody pays for a fortnight. */
export const isDayAhead = (starts: Date | null, now: Date): boolean =>
  starts !== null && starts.getTime() - now.getTime() >= day

type Facts = {
  page: { state: string }
  job: { state: string; close_reason: string | null } | null
  group: { state: string; visibility: string } | null
  openDay: { state: string } | null
}

/** What a promotion is in while its thing is in this state: it pauses with it, ends with it, and is removed with it. */
export function standingOf({ page, job, group, openDay }: Facts): PromotionState {
  if (page.state === 'closed') return 'ended'
  if (job && job.state !== 'live' && job.state !== 'paused' && job.state !== 'suspended')
    return job.close_reason === 'moderation' ? 'removed' : 'ended'
  if (group && group.state !== 'published' && group.state !== 'ended') return 'ended'
  // a cancelled day gives back what was not used; one that begins needs no more visitors
  if (openDay?.state === 'cancelled') return 'removed'
  if (openDay && !promotedDayStates.includes(openDay.state)) return openDay.state === 'postponed' ? 'paused' : 'ended'
  if (page.state === 'suspended') return 'paused'
  const isOut =
    (!job || job.state === 'live') && (!group || (group.state === 'published' && group.visibility === 'public'))
  return isOut ? 'running' : 'paused'
}

/** What is promoted is out, and stays so until the last day that is paid; null for no end. */
export function mayPromote(thing: { isOut: boolean; until: Date | null }, days: number, now: Date): Answer {
  if (!thing.isOut) return refuse('not_promotable')
  return thing.until && thing.until.getTime() < now.getTime() + days * day ? refuse('ends_before') : yes
}
