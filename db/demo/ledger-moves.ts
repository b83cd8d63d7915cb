import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '#db/tables.ts'

/** A call of one of the ledger's functions, and when it happened. */
export type LedgerMove = { at: Date; call: RawBuilder<unknown> }

/** The books are written in the order of time, whoever tells of a move. */
export async function postInOrder(tx: Transaction<DB>, moves: readonly LedgerMove[]): Promise<void> {
  for (const { call } of moves.toSorted((a, b) => Number(a.at) - Number(b.at))) await sql`select ${call}`.execute(tx)
}
