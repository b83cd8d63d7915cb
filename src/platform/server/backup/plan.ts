import { z } from 'zod'
import { logNumberAt, unbroken } from './log-names.ts'

/** What stands beside a copy of the server, unencrypted: no word of it is about a person. */
export const About = z.object({
  id: z.string(),
  /** Which database it is of. */
  system: z.string(),
  begun_at: z.iso.datetime(),
  /** From this moment on it can be restored. */
  ended_at: z.iso.datetime(),
  from: z.string(),
  to: z.string(),
  timeline: z.number().int(),
  /** Major version of PostgreSQL. */
  postgres: z.string(),
  files: z.number().int(),
  bytes: z.number().int(),
})
export type About = z.output<typeof About>

export type Plan = { base: About; log: string[] }

/** The newest copy of the server from before a moment; undefined where none is old enough. */
export function nearestCopy(copies: readonly About[], to: Date | null): About | undefined {
  const before = copies.filter(({ ended_at }) => to === null || Date.parse(ended_at) <= to.getTime())
  return before.toSorted((a, b) => a.ended_at.localeCompare(b.ended_at)).at(-1)
}

/** Of the log of its database what follows a copy, as far as nothing is missing. */
export const logAfter = ({ timeline, from }: About, log: readonly string[]): string[] =>
  unbroken(log, timeline, logNumberAt(from))

const day = 86_400_000

/** A copy is named by when it was begun: `20261126T105600Z`. */
export const nameOf = (begun: Date): string => begun.toISOString().replace(/[-:]|\.\d+/g, '')

export type Outdated = { copies: string[]; log: string[] }

/**
 * What is older than the kept days. The copy that was the newest at their beginning stays, so that every moment since can be restored.
 * @param copies whole and broken ones: one without `about` was torn by a kill
 */
export function findOutdated(
  copies: readonly { id: string; about: About | null }[],
  log: readonly string[],
  oldest: Date,
): Outdated {
  const whole = copies.flatMap(({ about }) => about ?? []).toSorted((a, b) => a.ended_at.localeCompare(b.ended_at))
  const first = whole.findLastIndex(({ ended_at }) => Date.parse(ended_at) <= oldest.getTime())
  const kept = whole.slice(Math.max(first, 0))
  const needed = new Set(kept.flatMap((one) => logAfter(one, log)))
  const newest = kept.at(-1)
  // one that was begun lately may still be written, by another site too
  const torn = newest ? nameOf(new Date(Date.parse(newest.begun_at) - day)) : ''
  return {
    copies: copies.filter(({ id, about }) => newest && (about ? !kept.includes(about) : id < torn)).map(({ id }) => id),
    log: newest ? log.filter((name) => !needed.has(name)) : [],
  }
}
