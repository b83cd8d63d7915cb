import { sql } from 'kysely'
import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { settle } from './ledger.ts'
import { tellStaff, wrongAccounts } from './reconcile.ts'
import type { Kind } from './rules.ts'

const atOnce = 500

/** What is set aside beyond its time is let go, then what is left of lots ends with them. */
export const endDueLots = backgroundTask('end-due-lots', z.object({}), async (ctx) => {
  const { rows: holds } = await sql<{ page: string; kind: Kind; amount: number; key: string }>`
    select page_id as page, kind, ledger_holds.amount, key from ledger_holds join ledger_postings on id = posting_id
      join ledger_accounts account on account.id = ledger_holds.account_id
    where state = 'held' and until <= ${ctx.now()} limit ${atOnce}`.execute(ctx.db)
  for (const held of holds)
    await ctx.db.transaction().execute((tx) => settle(ctx, tx, { ...held, about: { for: 'time' } }, 'release'))
  const { rows: lots } = await sql<{ id: string }>`
    select id from ledger_lots where free > 0 and ends_at <= ${ctx.now()} order by ends_at limit ${atOnce}`.execute(
    ctx.db,
  )
  for (const { id } of lots) await sql`select ledger_end(${id}, ${ctx.now()})`.execute(ctx.db)
})

/** Every night the books are compared with what they say of themselves. */
export const reconcileLedger = backgroundTask('reconcile-ledger', z.object({}), async (ctx) => {
  const wrong = await wrongAccounts(ctx.read)
  if (wrong.length > 0) await tellStaff(ctx, wrong)
})
