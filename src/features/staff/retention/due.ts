import { type RawBuilder, sql } from 'kysely'
import { caseNotHeld, pageNotHeld, personNotHeld } from '#features/site/holds/not-held.ts'
import type { Context } from '#platform/server/context.ts'
import type { Kept } from './kept.ts'

const column = (kept: Kept, name: string) => sql.ref(`${kept.table}.${name}`)

/** Rows whose time is over. */
export function isDue(ctx: Context, kept: Kept): RawBuilder<boolean> {
  const before = new Date(ctx.now().getTime() - kept.days * 86_400_000)
  const past = sql<boolean>`${column(kept, kept.since)} < ${before}::timestamptz`
  return kept.only ? sql<boolean>`${past} and ${kept.only(before)}` : past
}

/** Rows that no legal hold keeps. */
export function isFree(ctx: Context, kept: Kept): RawBuilder<boolean> {
  const now = ctx.now()
  const free = [
    ...(kept.people ?? []).map((name) => personNotHeld(now, column(kept, name))),
    ...(kept.page ? [pageNotHeld(now, column(kept, kept.page))] : []),
    ...(kept.case ? [caseNotHeld(now, column(kept, kept.case))] : []),
  ]
  return free.length > 0 ? sql<boolean>`${sql.join(free, sql` and `)}` : sql<boolean>`true`
}

export type Due = { due: number; held: number; oldest: string | null }

/** How much of a line would be deleted now, how much of what is due a hold keeps, and since when the oldest counts. */
export async function countDue(ctx: Context, kept: Kept): Promise<Due> {
  const { rows } = await sql<{ due: number; held: number; oldest: Date | null }>`
    select count(*) filter (where free)::int as due, count(*) filter (where not free)::int as held, min(since) as oldest
    from (select ${column(kept, kept.since)}::timestamptz as since, ${isFree(ctx, kept)} as free
      from ${sql.table(kept.table)} where ${isDue(ctx, kept)}) as due`.execute(ctx.db)
  const { due = 0, held = 0, oldest = null } = rows[0] ?? {}
  return { due, held, oldest: oldest?.toISOString() ?? null }
}
