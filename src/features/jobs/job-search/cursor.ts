import { cursorText, givenCursor } from '#platform/server/db/given-cursor.ts'

/** A place in the order of time: the moment a job was published, then its id. */
export type Spot = { at: number; id: string }

/**
 * Jobs published from `since` (null: from the beginning) until just before `until`; best first within it. Relevance goes
 * on stretch by stretch, so that every page ranks some hundreds, however many match.
 */
export type Stretch = { where: 'title' | 'anywhere'; until: Spot; since: Spot | null }

/** Where a page ended, on which rung of a ladder of searches. `now` is the moment of the first page: ages, and with them scores, are taken from there. */
export type Cursor = { rung?: number } & (
  | { sort: 'freshness'; after: Spot }
  | { sort: 'relevance'; now: number; stretch: Stretch; after: Spot & { score: number } }
)

export function cursorOf(cursor: Cursor): string {
  const { at, id } = cursor.after
  if (cursor.sort === 'freshness') return cursorText(['f', at, id, cursor.rung])
  const { where, until, since } = cursor.stretch
  return cursorText([
    'r',
    at,
    id,
    cursor.after.score,
    cursor.now,
    where,
    until.at,
    until.id,
    since?.at,
    since?.id,
    cursor.rung,
  ])
}

/** A cursor as it was handed out, null for none. @throws Refused invalid (cursor): one that is not ours, or the best first where the newest are asked for */
export function readCursor(text: string | undefined, sorted: Cursor['sort']): Cursor | null {
  return givenCursor(text, ([sort, at, id, score, now, where, untilAt, untilId, sinceAt, sinceId, rung]) => {
    const after = spot(at, id)
    if (sort === 'f') return { sort: 'freshness', after, rung: step(score) }
    if (sort !== 'r' || sorted === 'freshness' || (where !== 'title' && where !== 'anywhere')) return null
    const since = sinceAt == null ? null : spot(sinceAt, sinceId)
    const stretch: Stretch = { where, until: spot(untilAt, untilId), since }
    return { sort: 'relevance', now: moment(now), stretch, after: { ...after, score: whole(score) }, rung: step(rung) }
  })
}

/** A score, which the database keeps as an integer of four bytes. */
const whole = (score: unknown): number => {
  if (typeof score !== 'number' || !Number.isInteger(score) || Math.abs(score) >= 2 ** 31) throw new Error('no score')
  return score
}

const step = (rung: unknown) => (typeof rung === 'number' && rung > 0 && rung < 20 ? Math.floor(rung) : 0)

const spot = (at: unknown, id: unknown): Spot => {
  if (typeof id !== 'string' || !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new Error('not an id')
  return { at: moment(at), id }
}

/** Milliseconds between 1970 and the year 5138; beyond, the database would refuse them. */
const moment = (at: unknown): number => {
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at > 1e14) throw new Error('not a moment')
  return at
}
