import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { releaseNames } from '#platform/server/db/names.ts'
import { lockText, moveText } from './move-text.ts'

/** Texts a person was sent, and whose were stopped. What waits for somebody who is forgotten is not sent, and costs nothing. */
export const textHolding = {
  name: 'text-messages',
  give: async ({ db }: Context, user: string) => ({
    received: await db
      .selectFrom('text_messages')
      .select(['body', 'state', 'created_at'])
      .where('user_id', '=', user)
      .orderBy('created_at')
      .execute(),
    written: await db
      .selectFrom('text_messages')
      .select(['text', 'state', 'created_at'])
      .where('author_id', '=', user)
      .orderBy('created_at')
      .execute(),
    companies: await db
      .selectFrom('text_contacts')
      .select(['name', 'stopped_at'])
      .where('user_id', '=', user)
      .execute(),
  }),
  async forget(ctx: Context, tx: Tx, user: string): Promise<string[]> {
    await releaseNames(tx, 'text', sql`value in (select code from text_contacts where user_id = ${user})`)
    const open = await tx
      .selectFrom('text_messages')
      .select('id')
      .where('user_id', '=', user)
      .where('state', 'in', ['waiting', 'in_hand'])
      .execute()
    for (const { id } of open) {
      const held = await lockText(tx, id, { wait: true })
      if (held?.state === 'waiting' || held?.state === 'in_hand') await moveText(ctx, tx, held, 'failed', 'no_phone')
    }
    return []
  },
}
