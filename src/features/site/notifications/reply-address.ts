import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { ReplyAddresses } from '#db/tables.ts'
import type { Context } from '#platform/server/context.ts'

/** Of which thread a mail speaks, and to which side: what is answered by mail goes into it. */
export type Thread = { id: string; side: ReplyAddresses['side'] }

/** An address is good for so long after the last mail that carried it. */
const holdsFor = 180 * 86_400_000
const tokenPattern = /^([0-9a-f]{20})([0-9a-f]{20})$/

/** Where an answer to a mail goes: one address for each thread and person. Null where replies by mail are not set up. */
export async function replyAddress(ctx: Context, { id: thread, side }: Thread, user: string | null) {
  const domain = ctx.settings.REPLY_DOMAIN
  if (!domain) return null
  const row = {
    id: randomBytes(10).toString('hex'),
    thread_id: thread,
    side,
    user_id: side === 'candidate' ? null : user,
    expires_at: new Date(ctx.now().getTime() + holdsFor),
  }
  const { id } = await ctx.db
    .insertInto('reply_addresses')
    .values(row)
    .onConflict((known) => known.columns(['thread_id', 'side', 'user_id']).doUpdateSet({ expires_at: row.expires_at }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return `reply+${id}${sealOf(ctx, id)}@${domain}`
}

/** What a token stands for; null when it is forged, unknown or too old. */
export async function readReplyToken(ctx: Context, token: string) {
  const [, id = '', seal = ''] = tokenPattern.exec(token.toLowerCase()) ?? []
  if (!id || !timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(ctx, id)))) return null
  const row = await ctx.db
    .selectFrom('reply_addresses')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()
  return row ?? null
}

/** Signs an id in few letters: the part of an address before the at sign holds 64 at most. */
const sealOf = (ctx: Context, id: string): string => ctx.signer.fingerprint('reply', id).toString('hex').slice(0, 20)
