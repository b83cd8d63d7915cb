import type { Context, Tx } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'

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
