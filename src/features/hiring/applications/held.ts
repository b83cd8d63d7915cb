import { sql } from 'kysely'
import { z } from 'zod'
import { type Stage, stages } from './stages.ts'

/**
 * A move of several can be taken back for some minutes. So long the team sees it and the candidate does not: the old state
 * stands in `held`. Whatever a candidate is shown or may do goes by what is read here.
 */
const Held = z.object({
  stage: z.enum(stages),
  reason: z.string().nullable(),
  moved_at: z.string(),
  /** When the company last said something the candidate knows of; what was held before this was kept has none. */
  answered_at: z.string().nullish(),
  /** What a member wrote to the candidate beside the move; a message from when it is told. */
  words: z.object({ text: z.string(), by: z.string() }).optional(),
})
export type MoveWords = NonNullable<z.output<typeof Held>['words']>

type Row = { stage: Stage; reason: string | null; moved_at: Date; answered_at: Date | null; held: unknown }

/** What the candidate goes on seeing once this row is moved unseen; an older state that was not told yet stays, its words do not. */
export const heldOf = ({ stage, reason, moved_at, answered_at, held }: Row, words?: MoveWords): string => {
  const seen = { stage, reason, moved_at: moved_at.toISOString(), answered_at: answered_at?.toISOString() ?? null }
  return JSON.stringify({ ...(held ? Held.parse(held) : seen), words } satisfies z.output<typeof Held>)
}

/** What goes to the candidate beside the move that is held back. */
export const heldWords = (held: unknown): MoveWords | null => (held ? (Held.parse(held).words ?? null) : null)

/** The stage a candidate knows of. */
export const toldStage = ({ stage, held }: { stage: Stage; held: unknown }): Stage =>
  held ? Held.parse(held).stage : stage

/** When the candidate was last told something, of an application that is held back. */
export const toldAnswer = (held: unknown): string | null => (held ? (Held.parse(held).answered_at ?? null) : null)

/** The same for queries. */
export const told = {
  stage: sql<Stage>`coalesce(applications.held->>'stage', applications.stage)`,
  reason: sql<
    string | null
  >`case when applications.held is null then applications.reason else applications.held->>'reason' end`,
  moved_at: sql<Date>`coalesce((applications.held->>'moved_at')::timestamptz, applications.moved_at)`,
  answered_at: sql<Date | null>`case when applications.held is null then applications.answered_at
    else (applications.held->>'answered_at')::timestamptz end`,
}
