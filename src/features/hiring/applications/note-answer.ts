import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'

/** The company said something to a candidate that arrives at once, whatever move is still held back: a message, times, an offer. */
export async function noteAnswer(ctx: Context, tx: Tx, application: string): Promise<void> {
  const now = ctx.now()
  await tx
    .updateTable('applications')
    .set({
      answered_at: now,
      held: sql<string | null>`held || jsonb_build_object('answered_at', ${now.toISOString()}::text)`,
    })
    .where('id', '=', application)
    .execute()
}
