import { sql } from 'kysely'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { limitsOf } from './limits.ts'
import { type Kind, kinds } from './rules.ts'

/** What the own page has, and what the caller may still spend of it this month. */
export async function showBalances(ctx: Context): Promise<Given<typeof contract.showBalances>> {
  const { page, member } = found(ctx.membership)
  const [balances, limits] = await Promise.all([readBalances(ctx.db, page, ctx.now()), limitsOf(ctx, page, [member])])
  const mine = (limits.get(member) ?? []).flatMap(({ kind, monthly, spent }) =>
    monthly === null ? [] : [{ kind, monthly, spent }],
  )
  return { success: true, data: { balances, limits: mine } }
}

type LotRow = { kind: Kind; free: number; source: 'bought' | 'granted' | 'returned'; ends_at: Date }

/** Balances with their lots, what ends first first. */
export async function readBalances(db: Db, page: string, now: Date) {
  const [{ rows: lots }, accounts] = await Promise.all([
    sql<LotRow>`select kind, free, source, ends_at from ledger_lots join ledger_accounts account on account.id = account_id
      where page_id = ${page} and free > 0 and ends_at > ${now} order by ends_at, ledger_lots.id`.execute(db),
    db.selectFrom('ledger_accounts').select(['kind', 'held']).where('page_id', '=', page).execute(),
  ])
  return kinds.map((kind) => {
    const own = lots.filter((lot) => lot.kind === kind)
    return {
      kind,
      free: own.reduce((sum, { free }) => sum + free, 0),
      held: accounts.find((one) => one.kind === kind)?.held ?? 0,
      lots: own.map(({ free, source, ends_at }) => ({ free, source, ends_at: ends_at.toISOString() })),
    }
  })
}
