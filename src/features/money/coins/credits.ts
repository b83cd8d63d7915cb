import { sql } from 'kysely'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import { Refused } from '#platform/shared/refusal.ts'

/** What pages have credits of. */
export type CreditKind = 'cv'

/** What every page begins with. */
export const startingGrant: Record<CreditKind, number> = { cv: 10 }

type Entry = {
  page: string
  kind: CreditKind
  amount: number
  /** What it is for, in one key: asked again with the same, nothing more is taken or given. */
  key: string
}

/** How much a page has; one that never spent has what it begins with. */
export async function balanceOf(db: Db, page: string, kind: CreditKind): Promise<number> {
  const row = await db
    .selectFrom('credit_accounts')
    .select('balance')
    .where('page_id', '=', page)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.balance ?? startingGrant[kind]
}

/** Takes credits of a page; two at once wait for each other, so that the balance never falls below zero. @throws Refused no_credits */
export async function spendCredits(ctx: Context, tx: Tx, { page, kind, amount, key }: Entry): Promise<void> {
  await openAccount(ctx, tx, page, kind)
  const balance = await lockBalance(tx, page, kind)
  if (await isKnown(tx, key)) return
  if (balance < amount) throw new Refused('no_credits', { needed: amount, balance })
  await write(ctx, tx, { page, kind, amount: -amount, key }, 'spend')
}

/** Gives back what was spent. */
export async function returnCredits(ctx: Context, tx: Tx, { page, kind, amount, key }: Entry): Promise<void> {
  await openAccount(ctx, tx, page, kind)
  await lockBalance(tx, page, kind)
  if (!(await isKnown(tx, key))) await write(ctx, tx, { page, kind, amount, key }, 'refund')
}

/** The account with its first entry, the grant, made when it is first needed. */
async function openAccount(ctx: Context, tx: Tx, page: string, kind: CreditKind): Promise<void> {
  const opened = await tx
    .insertInto('credit_accounts')
    .values({ page_id: page, kind, balance: 0 })
    .onConflict((there) => there.doNothing())
    .executeTakeFirst()
  if (!opened.numInsertedOrUpdatedRows) return
  const key = `start:${kind}:${page}`
  await write(ctx, tx, { page, kind, amount: startingGrant[kind], key }, 'grant')
}

async function lockBalance(tx: Tx, page: string, kind: CreditKind): Promise<number> {
  const { balance } = await tx
    .selectFrom('credit_accounts')
    .select('balance')
    .where('page_id', '=', page)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return balance
}

const isKnown = async (tx: Tx, key: string): Promise<boolean> =>
  (await tx.selectFrom('credit_entries').select('id').where('key', '=', key).executeTakeFirst()) !== undefined

async function write(ctx: Context, tx: Tx, { page, kind, amount, key }: Entry, reason: 'grant' | 'spend' | 'refund') {
  const entry = { id: newId(), page_id: page, kind, amount, reason, key, actor_id: ctx.me?.id ?? null, at: ctx.now() }
  await tx.insertInto('credit_entries').values(entry).execute()
  await tx
    .updateTable('credit_accounts')
    .set({ balance: sql`balance + ${amount}` })
    .where('page_id', '=', page)
    .where('kind', '=', kind)
    .execute()
}
