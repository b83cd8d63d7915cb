import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lock } from '#features/hiring/applications/lock-application.ts'
import { addMessage } from '#features/hiring/applications/messages.ts'
import { mayWrite } from '#features/hiring/applications/rules.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { readReplyToken } from '#features/site/notifications/reply-address.ts'
import type { ThreadRow } from '#features/talk/threads/find-thread.ts'
import { peopleIn } from '#features/talk/threads/people-in.ts'
import { mayInThread } from '#features/talk/threads/rules.ts'
import { mayBeSaid, say } from '#features/talk/threads/send-message.ts'
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

async function keep(ctx: Context, tx: Tx, keeping: Keeping): Promise<Outcome> {
  const { email_hash, address } = keeping
  // of one email that comes twice at once the second waits here, and then knows
  const first = await tx
    .insertInto('inbound_mails')
    .values({ email_hash, at: ctx.now() })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  if (!first.numInsertedOrUpdatedRows) return 'again'
  const other = await otherThread(tx, address.thread_id)
  return other ? keepInThread(ctx, tx, keeping, other) : keepInApplication(ctx, tx, keeping)
}

/** A conversation about something else than an application, which alone may be answered before anybody wrote. */
const otherThread = (tx: Tx, id: string) =>
  tx.selectFrom('threads').selectAll().where('id', '=', id).where('kind', '<>', 'application').executeTakeFirst()

async function keepInApplication(ctx: Context, tx: Tx, { email, address, files }: Keeping): Promise<Outcome> {
  const side = address.side === 'page' ? 'page' : 'candidate'
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

/** Only whoever has a place in the conversation now, and only from their own address. */
async function keepInThread(
  ctx: Context,
  tx: Tx,
  { email, address, files }: Keeping,
  thread: ThreadRow,
): Promise<Outcome> {
  const one = (await peopleIn(ctx, thread)).find(
    ({ user, side }) => side === address.side && (side === 'candidate' || user === address.user_id),
  )
  const person = one && (await recipient(ctx, one.user))
  if (!one || !person || !mayInThread(thread.kind, one.side, one.role, 'write')) return 'unknown_address'
  if (person.email?.toLowerCase() !== email.from) return 'other_sender'
  if ((await mayBeSaid(ctx, tx, thread, one.side)).refused) return 'thread_closed'
  const said = { side: one.side, author: one.user, text: email.text }
  const message = await say(ctx, tx, thread, { ...said, mail: { sender: null, notKept: files.notKept } })
  await files.keep(tx, { message, owner: one.user })
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
