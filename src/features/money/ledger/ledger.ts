import { type RawBuilder, sql } from 'kysely'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { ledgerMoved } from './events.ts'
import { demandWithinLimit } from './limits.ts'
import type { Kind } from './rules.ts'

const day = 86_400_000
/** How long what comes in can be used. */
export const lifeOf = { bought: 365 * day, granted: 60 * day }

/** For what: an action of the price list with its price at that moment, an order, a voucher, a note of staff. */
export type About = { for: string } & Record<string, unknown>
type Asked = {
  page: string
  kind: Kind
  amount: number
  /** What it is for, in one key: asked again with the same, nothing more is moved. */
  key: string
  about: About
  /** For whose spending it counts, where another acts, or the clock; whoever acts, where it is left out. */
  by?: string | null
}

/** What a page may spend now: what neither ended nor is set aside. */
export async function balanceOf(db: Db, page: string, kind: Kind, now: Date): Promise<number> {
  return (await balancesOf(db, page, now))[kind]
}

export async function balancesOf(db: Db, page: string, now: Date): Promise<Record<Kind, number>> {
  const { rows } = await sql<{ kind: Kind; free: number }>`
    select kind, coalesce(sum(free), 0)::integer as free from ledger_accounts
    left join ledger_lots on account_id = ledger_accounts.id and free > 0 and ends_at > ${now}
    where page_id = ${page} group by kind`.execute(db)
  return { coin: 0, cv: 0, sms: 0, ...Object.fromEntries(rows.map(({ kind, free }) => [kind, free])) }
}

/** Puts something in, as a lot that ends by itself. False where the key is known. */
export const give = (
  ctx: Context,
  tx: Tx,
  asked: Asked & { source: keyof typeof lifeOf; what: 'grant' | 'purchase' | 'correct' },
): Promise<boolean> => {
  const ends = new Date(ctx.now().getTime() + lifeOf[asked.source])
  return moved(
    ctx,
    tx,
    asked,
    asked.what,
    asked.amount,
    sql`ledger_give(${asked.page}, ${asked.kind}, ${asked.amount}, ${asked.source}, ${ends}, ${asked.key}, ${asked.what}, ${said(ctx, asked)})`,
  )
}

/** Takes from the lots that end first; two at once wait for each other. False where the key is known. @throws Refused no_coins · no_credits · no_sms · over_limit */
export async function spend(ctx: Context, tx: Tx, asked: Asked, what: 'spend' | 'correct' = 'spend'): Promise<boolean> {
  const { page, kind, amount, key } = asked
  const taken = sql`ledger_take(${page}, ${kind}, ${amount}, ${key}, ${what}, ${said(ctx, asked)})`
  const isNew = await moved(ctx, tx, asked, what, -amount, taken)
  if (isNew && what === 'spend') await demandWithinLimit(ctx, tx, page, kind)
  return isNew
}

/** Sets aside for what may or may not happen, until a moment. False where the key is known. @throws Refused no_coins · no_credits · no_sms · over_limit */
export async function hold(ctx: Context, tx: Tx, asked: Asked & { until: Date }): Promise<boolean> {
  const { page, kind, amount, until, key } = asked
  const held = sql`ledger_hold(${page}, ${kind}, ${amount}, ${until}, ${key}, ${said(ctx, asked)})`
  const isNew = await moved(ctx, tx, asked, 'hold', 0, held)
  if (isNew) await demandWithinLimit(ctx, tx, page, kind)
  return isNew
}

/** Uses up what was set aside, or lets it go; of two at once the first decides. False where it was settled so before. @throws Refused settled_otherwise */
export const settle = (ctx: Context, tx: Tx, held: Asked, how: 'capture' | 'release'): Promise<boolean> =>
  moved(
    ctx,
    tx,
    held,
    how,
    how === 'capture' ? -held.amount : 0,
    sql`ledger_settle(${held.key}, ${how === 'capture'}, ${said(ctx, held)})`,
  )

/** Gives back so much of what was taken under `of`. False where the key is known. @throws Refused settled_otherwise: more than was taken */
export const giveBack = (ctx: Context, tx: Tx, asked: Asked & { of: string }): Promise<boolean> =>
  moved(
    ctx,
    tx,
    asked,
    'refund',
    asked.amount,
    sql`ledger_return(${asked.of}, ${asked.amount}, ${asked.key}, ${said(ctx, asked)})`,
  )

/** What is left of what came in under a key: neither used nor set aside. Held until the end of the transaction. */
export async function lockLeft(tx: Tx, key: string): Promise<number> {
  await sql`select 1 from ledger_accounts account join ledger_postings posting on posting.account_id = account.id
    where key = ${key} for no key update of account`.execute(tx)
  return leftOf(tx, key)
}

/** The same for reading. */
export async function leftOf(db: Db | Tx, key: string): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select coalesce(sum(free), 0)::integer as free from ledger_lots join ledger_postings posting on posting.id = posting_id
    where key = ${key}`.execute(db)
  return rows[0]?.free ?? 0
}

/** Takes so much of what came in under `of` out again: its price was paid back. False where the key is known. @throws Refused no_coins · no_credits · no_sms */
export const takeBack = (ctx: Context, tx: Tx, asked: Asked & { of: string }): Promise<boolean> =>
  moved(
    ctx,
    tx,
    asked,
    'revoke',
    -asked.amount,
    sql`ledger_revoke(${asked.of}, ${asked.amount}, ${asked.key}, ${said(ctx, asked)})`,
  )

const said = (ctx: Context, { about, by = ctx.me?.id ?? null }: Asked) =>
  sql`${JSON.stringify(about)}::jsonb, ${by}, ${ctx.now()}`

async function moved(ctx: Context, tx: Tx, asked: Asked, what: string, amount: number, call: RawBuilder<unknown>) {
  const { page, kind, key } = asked
  await endDue(ctx, tx, asked)
  const { rows } = await sql<{ done: boolean }>`select ${call} as done`.execute(tx).catch((error) => {
    throw refusalOf(error, asked)
  })
  const done = rows[0]?.done ?? false
  if (done) await emit(ctx, tx, ledgerMoved, { page, kind, what, amount, key })
  return done
}

/** What has ended is taken off before anything is moved, so that the balance after a line is what can be used. */
const endDue = (ctx: Context, tx: Tx, { page, kind }: Asked) =>
  sql`select ledger_end(lot.id, ${ctx.now()}) from ledger_lots lot join ledger_accounts account on account.id = lot.account_id
    where page_id = ${page} and kind = ${kind} and free > 0 and ends_at <= ${ctx.now()} order by lot.id`.execute(tx)

const shortOf: Record<Kind, string> = { coin: 'no_coins', cv: 'no_credits', sms: 'no_sms' }

/** What the functions of the ledger say by a code of their own. */
function refusalOf(error: unknown, { kind, amount }: Asked): unknown {
  const { code, detail } = error as { code?: string; detail?: string }
  if (code === 'P0402') return new Refused(shortOf[kind], { needed: amount, balance: Number(detail) })
  return code === 'P0409' ? new Refused('settled_otherwise') : error
}
