import { sql } from 'kysely'
import { notify } from '#features/site/notifications/notify.ts'
import { staffWith } from '#features/site/notifications/recipients.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Kind } from './rules.ts'

/** Accounts of pages whose summary, lots, moves and holds do not tell the same. Empty, unless something is very wrong. */
export async function wrongAccounts(db: Db) {
  const { rows } = await sql<{
    page_id: string
    kind: Kind
    balance: number
    lots: number
    moves: number
    postings: number
    held: number
    held_lots: number
    holds: number
  }>`
    with lots as (select account_id, sum(free + held)::integer as lots, sum(held)::integer as held_lots from ledger_lots group by 1),
      moves as (select account, sum(amount)::integer as moves
        from (select to_id as account, amount from ledger_moves union all select from_id, -amount from ledger_moves) move group by 1),
      postings as (select account_id, sum(amount)::integer as postings from ledger_postings group by 1),
      holds as (select account_id, sum(amount)::integer as holds from ledger_holds where state = 'held' group by 1),
      all_of as (select page_id, kind, balance, account.held, coalesce(lots, 0) as lots, coalesce(moves, 0) as moves,
          coalesce(postings, 0) as postings, coalesce(held_lots, 0) as held_lots, coalesce(holds, 0) as holds
        from ledger_accounts account left join lots on lots.account_id = account.id left join moves on moves.account = account.id
          left join postings on postings.account_id = account.id left join holds on holds.account_id = account.id
        where page_id is not null)
    select * from all_of where balance <> lots or balance <> moves or balance <> postings or held <> held_lots or held <> holds`.execute(
    db,
  )
  return rows
}

/** Tells every site admin, once for each night. */
export async function tellStaff(ctx: Context, wrong: readonly { page_id: string; kind: Kind }[]): Promise<void> {
  ctx.log.error({ wrong }, 'accounts of the ledger do not agree with themselves')
  const cause = `ledger:${ctx.now().toISOString().slice(0, 10)}`
  for (const to of await staffWith(ctx, 'staff.money.move'))
    await notify(ctx, {
      cause,
      to,
      notice: 'ledger_wrong',
      facts: { count: wrong.length },
      link: '/admin/ledger',
      channels: ['bell', 'mail'],
    })
}
