import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { give, spend } from '#features/money/ledger/ledger.ts'
import { wrongAccounts } from '#features/money/ledger/reconcile.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { Context } from '#platform/server/context.ts'
import { startEmbedded } from '#platform/server/db/embedded/start-embedded.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { openPools, type Pools, unhurried } from '#platform/server/db/pools.ts'
import { makeLog } from '#platform/server/log.ts'
import { newId } from '#platform/shared/ids.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { say } from '../scripts/lib/say.mjs'
import { rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

const connections = 20
const about = { for: 'bench' }

/** Spends of one page and of many at once, beside a bare transaction that locks a row; then the books of many entries. */
export default async function spending(args: string[]): Promise<Result> {
  const options = {
    times: { type: 'string', default: '1000' },
    entries: { type: 'string', default: '100000' },
  } as const
  const { values } = parseArgs({ args, options })
  const [times, entries] = [Number(values.times), Number(values.entries)]
  const server = await startEmbedded({ dataDir: temporaryFolder('spend'), database: 'spend', onProgress: say })
  const pools = openPools({ ...server.connection, ...unhurried, max: connections }, makeLog('warn'))
  try {
    await migrate(pools.pool)
    const ctx = asSomebody(pools)
    const rows = []
    for (const count of [1, 50]) {
      const pages = await Promise.all(Array.from({ length: count }, () => aPage(ctx, times)))
      const bare = await persecond(times, (at) => bareLock(pools, pages[at % count] as string))
      const full = await persecond(times, (at) => spendOne(ctx, pages[at % count] as string, at))
      const left = await balances(pools, pages)
      rows.push({
        pages: count,
        'bare row lock, /s': rounded(bare),
        'spends with event, /s': rounded(full),
        ratio: rounded(full / bare),
        'balance exact': left === count * times - times ? 'yes' : 'no',
      })
    }
    const seconds = await reconcile(ctx, entries)
    return {
      title: `${times} spends at once over ${connections} connections; reconciling ${entries} postings took ${rounded(seconds)} s`,
      rows,
    }
  } finally {
    await pools.close()
    await server.stop()
  }
}

const asSomebody = ({ db, read }: Pools) =>
  ({ db, read, me: null, requestId: newId(), now: () => new Date(), parts: { reactions: [] } }) as unknown as Context

async function aPage(ctx: Context, coins: number): Promise<string> {
  const page = newId()
  const at = ctx.now()
  await ctx.db
    .insertInto('pages')
    .values({
      id: page,
      slug: page,
      kind: 'company',
      name: 'Bench',
      country_id: countryId('AE'),
      mail_key: page,
      created_at: at,
    })
    .execute()
  const asked = { page, kind: 'coin' as const, amount: coins, key: `give:${page}`, about }
  await ctx.db.transaction().execute((tx) => give(ctx, tx, { ...asked, source: 'bought', what: 'purchase' }))
  return page
}

const spendOne = (ctx: Context, page: string, at: number) =>
  ctx.db
    .transaction()
    .execute((tx) => spend(ctx, tx, { page, kind: 'coin', amount: 1, key: `spend:${page}:${at}`, about }))

/** The least that any exact balance costs: the row is locked, changed and let go. */
const bareLock = (pools: Pools, page: string) =>
  pools.db.transaction().execute(async (tx) => {
    await sql`select 1 from pages where id = ${page} for no key update`.execute(tx)
    await sql`update pages set version = version + 1 where id = ${page}`.execute(tx)
  })

async function persecond(times: number, work: (at: number) => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await Promise.all(Array.from({ length: times }, (_, at) => work(at)))
  return (times / (performance.now() - begun)) * 1_000
}

async function balances({ db }: Pools, pages: string[]): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select sum(balance)::integer as sum from ledger_accounts where kind = 'coin' and page_id = any(${pages}::uuid[])`.execute(
    db,
  )
  return rows[0]?.sum ?? 0
}

/** Seconds in which the books of so many postings are compared. */
async function reconcile(ctx: Context, entries: number): Promise<number> {
  const page = await aPage(ctx, entries)
  // in transactions of their own, as they come: within one, every look at the lot would pass all its former states
  for (let at = 1; at < entries; at += 500)
    await sql`select ledger_take(${page}, 'coin', 1, 'many:' || number, 'spend', '{}', null, now())
      from generate_series(${at}::integer, ${Math.min(at + 499, entries - 1)}::integer) number`.execute(ctx.db)
  await sql`analyze ledger_postings, ledger_moves, ledger_lots`.execute(ctx.db)
  const begun = performance.now()
  const wrong = await wrongAccounts(ctx.read)
  if (wrong.length > 0) throw new Error('the books do not agree')
  return (performance.now() - begun) / 1_000
}
