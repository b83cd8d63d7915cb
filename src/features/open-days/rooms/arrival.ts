import { openStates } from '#features/open-days/door/rules.ts'
import type { DayState } from '#features/open-days/open-days/day-states.ts'
import type { DeskWay } from '#features/open-days/open-days/rules.ts'
import type { VisitState } from '#features/open-days/visits/visit-states.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** Whoever comes from home says so themselves, so many minutes before their time at the earliest. */
const earlyMinutes = 30
type Arriving = { state: VisitState; way: DeskWay; starts_at: Date | null }

/** From when on somebody may say that they are there; null for whoever is let in at a door, or is not expected. */
export function arrivesFrom({ state, way, starts_at }: Arriving, day: { starts_at: Date | null }): Date | null {
  const begins = starts_at ?? day.starts_at
  if (way !== 'online' || !begins || (state !== 'confirmed' && state !== 'registered')) return null
  return new Date(begins.getTime() - earlyMinutes * 60_000)
}

/** @returns yes, or `open_day_state` · `visit_state` · `arrival_early` */
export function mayArrive(visit: Arriving, day: { state: DayState; starts_at: Date | null }, now: Date): Answer {
  if (!openStates.includes(day.state)) return refuse('open_day_state')
  const from = arrivesFrom(visit, day)
  if (!from) return refuse('visit_state')
  return from <= now ? yes : refuse('arrival_early')
}
