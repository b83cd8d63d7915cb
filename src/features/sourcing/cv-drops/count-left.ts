import { sql } from 'kysely'
import { dayLimit } from '#features/people/day-limits/day-limit.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { mostADay } from './rules.ts'

export type Sender = { user: string | null; email: string | null; phone: string | null }

/** Which CVs are of this sender: of the account, else of the address or the number. */
export const isOf = ({ user, email, phone }: Sender) =>
  user
    ? sql<boolean>`cv_drops.user_id = ${user}`
    : sql<boolean>`(cv_drops.user_id is null and (lower(cv_drops.email) = ${email?.toLowerCase() ?? null} or cv_drops.phone = ${phone}))`

/** What a sender is known by, always in the same order: two who share one of them wait for each other. */
export const namesOf = ({ user, email, phone }: Sender): string[] =>
  [...new Set(user ? [user] : [email?.toLowerCase(), phone])].filter((name) => name != null).toSorted()

/** With how many companies more somebody may leave a CV today. */
export async function countLeft(ctx: Context, sender: Sender, db: Db | Tx = ctx.db): Promise<number> {
  if (!sender.user && !sender.email && !sender.phone) return mostADay
  const { most } = await dayLimit(ctx, db, sender.user, { what: 'drops', usual: mostADay })
  const { count } = await db
    .selectFrom('cv_drop_items')
    .innerJoin('cv_drops', 'cv_drops.id', 'drop_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cv_drop_items.created_at', '>', new Date(ctx.now().getTime() - 86_400_000))
    .where(isOf(sender))
    .executeTakeFirstOrThrow()
  return Math.max(0, most - count)
}
