import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'

/** What an agency has once, a client of a name or page and a job of an advert, is looked for and written one after the other. */
export const holdClients = (tx: Tx, page: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`clients ${page}`}))`.execute(tx)

/** A client of the own page, held until the transaction ends. @throws Refused not_found */
export const lockClient = async (ctx: Context, tx: Tx, id: string) =>
  found(
    await tx
      .selectFrom('clients')
      .selectAll()
      .where('id', '=', id)
      .where('page_id', '=', found(ctx.membership).page)
      .forUpdate()
      .executeTakeFirst(),
  )

/** A job with its client, both held: the client first, as where a client ends with its jobs. @throws Refused not_found */
export async function lockWithClient(ctx: Context, tx: Tx, mandate: string) {
  const { client_id } = found(
    await tx.selectFrom('mandates').select('client_id').where('id', '=', mandate).executeTakeFirst(),
  )
  const client = await lockClient(ctx, tx, client_id)
  return { client, mandate: await lockMandate(ctx, tx, mandate) }
}

/** A job of a client of the own page, held until the transaction ends. @throws Refused not_found */
export const lockMandate = async (ctx: Context, tx: Tx, id: string) =>
  found(
    await tx
      .selectFrom('mandates')
      .selectAll()
      .where('id', '=', id)
      .where('page_id', '=', found(ctx.membership).page)
      .forUpdate()
      .executeTakeFirst(),
  )
