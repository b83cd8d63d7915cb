import { messagesOf, saidOf } from '#features/open-days/lobby/read-lobby.ts'
import { firstNameOf } from '#features/open-days/lobby/rules.ts'
import { companyOf } from '#features/open-days/lobby/show-lobby.ts'
import { type Said, type Thread, writeMessage } from '#features/talk/threads/messages.ts'
import type { ThreadSide } from '#features/talk/threads/rules.ts'
import { warningsFor } from '#features/talk/threads/warnings.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { publish } from '#platform/server/live/publish.ts'
import { consume } from '#platform/server/tries.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { callTexted } from './events.ts'
import { holdTalk, type Talk, talkAtDesk, talkBehind } from './find-talk.ts'
import { guestIn } from './guests.ts'
import { topicOfCall } from './line-of-call.ts'
import { type CallSide, textPace } from './rules.ts'
import { agreedTalk } from './talk-of-guest.ts'
import type * as contract from './text-contract.ts'

/** @throws Refused not_found · call_over */
export const showDeskTexts = async (
  ctx: Context,
  at: Taken<typeof contract.showDeskTexts>,
): Promise<Given<typeof contract.showDeskTexts>> => show(ctx, await talkAtDesk(ctx, at))

/** @throws Refused link_expired · call_over */
export const showLinkTexts = async (
  ctx: Context,
  { key }: Taken<typeof contract.showLinkTexts>,
): Promise<Given<typeof contract.showLinkTexts>> => show(ctx, await talkBehind(ctx, key))

/** @throws Refused link_expired · call_over */
export const showGuestTexts = async (
  ctx: Context,
  { key }: Taken<typeof contract.showGuestTexts>,
): Promise<Given<typeof contract.showGuestTexts>> => show(ctx, await agreedTalk(ctx, key))

/** @throws Refused link_expired · call_over · too_many */
export const writeAsGuest = async (
  ctx: Context,
  { key, text }: Taken<typeof contract.writeAsGuest>,
): Promise<Given<typeof contract.writeAsGuest>> => write(ctx, await agreedTalk(ctx, key), text)

/** @throws Refused not_found · call_over · too_many */
export const writeAtDesk = async (
  ctx: Context,
  { text, ...at }: Taken<typeof contract.writeAtDesk>,
): Promise<Given<typeof contract.writeAtDesk>> => write(ctx, await talkAtDesk(ctx, at), text)

/** @throws Refused link_expired · call_over · too_many */
export const writeByLink = async (
  ctx: Context,
  { key, text }: Taken<typeof contract.writeByLink>,
): Promise<Given<typeof contract.writeByLink>> => write(ctx, await talkBehind(ctx, key), text)

const sideOf: Record<CallSide, ThreadSide> = { desk: 'page', visitor: 'candidate', guest: 'member' }

/** The desk that goes on with somebody reads what was written before; a third reads what came after the yes. */
async function show(ctx: Context, talk: Talk): Promise<Given<typeof contract.showDeskTexts>> {
  const { visit, side } = talk
  const rows = await messagesOf(ctx.db, visit, { hidden: false })
  const since = side === 'guest' ? found(await guestIn(ctx.db, talk)).agreed_at : null
  const messages = rows
    .filter(({ at }) => since === null || at >= since)
    .map((row) => ({ ...saidOf(row), number: null, mine: row.author_side === sideOf[side] }))
  return { success: true, data: { messages } }
}

/** What two write to each other is the conversation of the visit and goes with it: the first word opens it, the outcome closes it. */
async function write(ctx: Context, talk: Talk, text: string): Promise<Given<typeof contract.writeAtDesk>> {
  const counter = ctx.counters.named(textPace.name, textPace)
  if (counter) await consume(counter, `${talk.visit} ${talk.side}`)
  await ctx.db.transaction().execute(async (tx) => {
    const { day_id: day, page_id: page, name } = await holdTalk(tx, talk)
    const thread: Thread = { id: talk.visit, kind: 'openday', page_id: page }
    const said = await saidBy(ctx, tx, talk, { thread, page, name, text })
    const { id: message } = await writeMessage(ctx, tx, thread, said)
    await tx.updateTable('messages').set({ visit_id: talk.visit }).where('id', '=', message).execute()
    await emit(ctx, tx, callTexted, { ...talk, day, page })
    await publish(tx, [topicOfCall(ctx, talk.visit)], callTexted.name, talk.visit)
  })
  return { success: true }
}

type Words = { thread: Thread; page: string; name: string; text: string }

/** The visitor by first name, the desk as the company, a third by the name the visitor agreed to. */
async function saidBy(ctx: Context, tx: Tx, talk: Talk, { thread, page, name, text }: Words): Promise<Said> {
  const side = sideOf[talk.side]
  if (talk.side === 'visitor') return { side, author: null, name: firstNameOf(name), text }
  const warnings = await warningsFor(tx, { id: thread.id, page_id: page }, { side: 'page', text })
  if (talk.side === 'desk') return { side, author: found(ctx.me).id, sign: () => companyOf(tx, page), text, warnings }
  const guest = found(await guestIn(tx, talk))
  return { side, author: guest.user_id, name: found(guest.name), text, warnings }
}
