import type { Level } from '#features/site/understanding/level-rules.ts'

/**
 * How the level that somebody's latest title says stands to that of an advert: the same, or nobody says one; a step apart, or more; or whoever
 * has learnt the work stands beside a place to learn it, and who learns beside work for who has learnt.
 */
export const standings = ['same', 'above', 'below', 'well_above', 'well_below', 'trained', 'learning'] as const
export type Standing = (typeof standings)[number]

/** Whoever has done the work for so many years does not begin to learn it. */
const yearsOfLearning = 4

/** `isOpen`: no years of the work are asked for. */
type Asked = { level: Level | null; isOpen: boolean }
/** `years` of the very work, as far as they are counted. */
type Own = { level: Level | null; years: number | null }

export function standingOf(asked: Asked, own: Own): Standing {
  if (asked.level === 'learner') return own.level === 'learner' || !isPractised(own) ? 'same' : 'trained'
  if (own.level === 'learner') return takesLearners(asked) ? 'same' : 'learning'
  const steps = heightOf(own) - heightOf(asked)
  if (own.level === null || asked.level === null || steps === 0) return 'same'
  if (Math.abs(steps) > 1) return steps > 0 ? 'well_above' : 'well_below'
  return steps > 0 ? 'above' : 'below'
}

const isPractised = ({ level, years }: Own) =>
  heightOf({ level }) > 2 || level === 'senior' || (years ?? 0) >= yearsOfLearning
const takesLearners = ({ level, isOpen }: Asked) =>
  level === 'junior' || ((level === 'plain' || level === null) && isOpen)

/** Years tell more of who is senior than titles do, and are a fact of their own. */
const heights: Record<Level, number> = {
  learner: 0,
  junior: 1,
  plain: 2,
  senior: 2,
  supervisor: 3,
  manager: 4,
  director: 5,
}
const heightOf = ({ level }: { level: Level | null }): number => heights[level ?? 'plain']

/** Whether it is no such work for them at all. */
export const isUnfit = (level: Standing): boolean => level === 'trained' || level === 'learning'
/** How many steps apart, for the order. */
export const stepsOf = (level: Standing): number =>
  level === 'same' ? 0 : level === 'above' || level === 'below' ? 1 : 2
