import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lock } from '#features/hiring/applications/lock-application.ts'
import { addMessage } from '#features/hiring/applications/messages.ts'
import { mayWrite } from '#features/hiring/applications/rules.ts'
import { readReplyToken } from '#features/site/notifications/reply-address.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { type KeptAttachments, keepAttachments } from './keep-attachments.ts'
import { type InboundEmail, readInboundEmail } from './read-inbound-email.ts'
import { isAutomatic, mostAnHour, type Outcome, tokenIn } from './rules.ts'
import { tellNotDelivered } from './tell-not-delivered.ts'
import { type Writer, writerOf } from './writer.ts'

type Asked = { at: string; domain: string; envelope: string }
type Address = NonNullable<Awaited<ReturnType<typeof readReplyToken>>>

/** Puts an email into the thread whose address it was sent to, once. */
export async function takeInboundEmail(ctx: Context, { at, domain, envelope }: Asked): Promise<Outcome> {
  const email = await readInboundEmail(at)
  if (!email) return 'unreadable'
  const token = tokenIn([envelope, ...email.recipients], domain)
  const address = token ? await readReplyToken(ctx, token) : null
  if (!address) return 'unknown_address'
  if (isAutomatic(email.headers, email.from)) return 'automatic'
  if (await isTooMany(ctx, address.id)) return 'too_many'
  if (!email.text && email.attachments.length === 0) return 'empty'
  const email_hash = createHash('sha256')
    .update(`${address.id} ${email.id || (await hashOf(at))}`)
    .digest()
  const known = ctx.db.selectFrom('inbound_mails').select('at').where('email_hash', '=', email_hash)
  if (await known.executeTakeFirst()) return 'again'
  const files = await keepAttachments(ctx, email.attachments)
  const outcome = await ctx.db
    .transaction()
    .execute((tx) => keep(ctx, tx, { email, address, files, email_hash }))
    .catch(async (error) => {
      await files.discard()
      throw error
    })
  if (outcome !== 'kept') await files.discard()
  if (outcome === 'thread_closed') await tellNotDelivered(ctx, address, email_hash.toString('hex'), email.text)
  return outcome
}

type Keeping = { email: InboundEmail; address: Address; files: KeptAttachments; email_hash: Buffer }

async function keep(ctx: Context, tx: Tx, { email, address, files, email_hash }: Keeping): Promise<Outcome> {
  const { side } = address
  // of one email that comes twice at once the second waits here, and then knows
  const first = await tx
    .insertInto('inbound_mails')
    .values({ email_hash, at: ctx.now() })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  if (!first.numInsertedOrUpdatedRows) return 'again'
  const application = await lock(tx, address.thread_id, (query) => query)
  if (mayWrite(application.stage, side).refused) return 'thread_closed'
  const writer: Writer | null = await writerOf(ctx, tx, address, application)
  if (!writer) return 'unknown_address'
  const isOwn = writer.email?.toLowerCase() === email.from
  // whoever found a team's email must not speak for the company
  if (side === 'page' && !isOwn) return 'other_sender'
  const message = await addMessage(ctx, tx, application, {
    side,
    author: writer.user,
    name: writer.name,
    text: email.text,
    mail: { sender: isOwn ? null : email.from.slice(0, 254), notKept: files.notKept },
  })
  await files.keep(tx, { message, owner: writer.user })
  return 'kept'
}

async function isTooMany(ctx: Context, address: string): Promise<boolean> {
  const counter = ctx.counters.named('inbound-mail', { times: mostAnHour, seconds: 3600 })
  if (!counter) return false
  return counter.consume(address).then(
    () => false,
    () => true,
  )
}

async function hashOf(at: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(at)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
