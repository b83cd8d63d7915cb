import { sql } from 'kysely'
import { z } from 'zod'
import { type Stage, stages } from './stages.ts'

/**
 * A move of several can be taken back for some minutes. So long the team sees it and the candidate does not: the old state
 * stands in `held`. Whatever a candidate is shown or may do goes by what is read here.
 */
const Held = z.object({ stage: z.enum(stages), reason: z.string().nullable(), moved_at: z.string() })

type Row = { stage: Stage; reason: string | null; moved_at: Date; held: unknown }

/** What the candidate goes on seeing once this row is moved unseen; an older state that was not told yet stays. */
export const heldOf = ({ stage, reason, moved_at, held }: Row): string =>
  JSON.stringify(held ?? ({ stage, reason, moved_at: moved_at.toISOString() } satisfies z.output<typeof Held>))

/** The stage a candidate knows of. */
export const toldStage = ({ stage, held }: { stage: Stage; held: unknown }): Stage =>
  held ? Held.parse(held).stage : stage

/** The same for queries. */
export const told = {
  stage: sql<Stage>`coalesce(applications.held->>'stage', applications.stage)`,
  reason: sql<
    string | null
  >`case when applications.held is null then applications.reason else applications.held->>'reason' end`,
  moved_at: sql<Date>`coalesce((applications.held->>'moved_at')::timestamptz, applications.moved_at)`,
}
