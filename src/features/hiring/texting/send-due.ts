import { endedSince } from '#features/hiring/scheduled-messages/rules.ts'
import { mayStillDo } from '#features/jobs/jobs/job-team.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { SmsRefused, sendSms } from '#platform/server/sms/sms.ts'
import { type HeldText, lockText, moveText } from './move-text.ts'
import { againMinutes, mostTries, silentMinutes, type Why } from './rules.ts'

const atOnce = 500
const minutes = (count: number) => count * 60_000

/**
 * Sends whatever is due. A text is taken in hand before the carrier hears of it, and given to it once: whoever dies in between
 * leaves it in hand, where it counts as failed after some minutes unless the carrier tells otherwise.
 */
export async function sendDue(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectFrom('text_messages')
    .select('id')
    .where('state', '=', 'waiting')
    .where('send_at', '<=', ctx.now())
    .orderBy('send_at')
    .limit(atOnce)
    .execute()
  for (const { id } of due) {
    const taken = await ctx.db.transaction().execute((tx) => takeInHand(ctx, tx, id))
    if (taken) await give(ctx, taken)
  }
  await endSilent(ctx)
}

/** The text and the number it goes to; null where somebody else has it, or it must not be sent any more. */
async function takeInHand(ctx: Context, tx: Tx, id: string): Promise<{ text: HeldText; phone: string } | null> {
  const text = await lockText(tx, id, { wait: false })
  if (text?.state !== 'waiting' || text.send_at > ctx.now()) return null
  const { phone, why } = await reach(ctx, tx, text)
  if (phone) await moveText(ctx, tx, text, 'in_hand')
  else await moveText(ctx, tx, text, 'failed', why)
  return phone ? { text, phone } : null
}

/** Where a text goes to now: people stop it, change their number, or are no applicants any more while it waits. */
async function reach(ctx: Context, tx: Tx, text: HeldText): Promise<{ phone: string | null; why: Why }> {
  const person = await tx
    .selectFrom('users')
    .leftJoin('text_contacts', (join) =>
      join.onRef('text_contacts.user_id', '=', 'users.id').on('page_id', '=', text.page_id),
    )
    .select(['phone', 'phone_verified_at', 'stopped_at'])
    .where('users.id', '=', text.user_id)
    .where('users.state', '=', 'active')
    .executeTakeFirst()
  const { page_id: page, job_id: job, author_id: author } = text
  const not = (why: Why) => ({ phone: null, why })
  if (!person?.phone || !person.phone_verified_at) return not('no_phone')
  if (person.stopped_at) return not('stopped')
  if (endedSince(text, text.created_at)) return not('ended')
  if (!author || !(await mayStillDo(ctx, author, { page, job, capability: 'applicant.message' })))
    return not('author_gone')
  return { phone: person.phone, why: 'no_phone' }
}

async function give(ctx: Context, { text, phone }: { text: HeldText; phone: string }): Promise<void> {
  try {
    await sendSms(ctx.settings, phone, text.body, text.id)
  } catch (error) {
    // without an answer nobody knows whether it went out: it stays in hand
    if (error instanceof SmsRefused) await ctx.db.transaction().execute((tx) => refused(ctx, tx, text.id, error))
    else ctx.log.warn({ text: text.id, error: String(error) }, 'the SMS provider did not answer')
    return
  }
  await ctx.db.transaction().execute(async (tx) => {
    const held = await lockText(tx, text.id, { wait: true })
    // its report may have been quicker
    if (held?.state === 'in_hand') await moveText(ctx, tx, held, 'sent')
  })
}

/** Asked again later where the carrier is only busy. */
async function refused(ctx: Context, tx: Tx, id: string, { isBusy }: SmsRefused): Promise<void> {
  const held = await lockText(tx, id, { wait: true })
  if (held?.state !== 'in_hand') return
  if (!isBusy || held.tries + 1 >= mostTries) return moveText(ctx, tx, held, 'failed', 'refused')
  const send_at = new Date(ctx.now().getTime() + minutes(againMinutes))
  await tx
    .updateTable('text_messages')
    .set({ tries: held.tries + 1, send_at })
    .where('id', '=', id)
    .execute()
  await moveText(ctx, tx, held, 'waiting')
}

async function endSilent(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - minutes(silentMinutes))
  const silent = await ctx.db
    .selectFrom('text_messages')
    .select('id')
    .where('state', '=', 'in_hand')
    .where('changed_at', '<', before)
    .limit(atOnce)
    .execute()
  for (const { id } of silent)
    await ctx.db.transaction().execute(async (tx) => {
      const held = await lockText(tx, id, { wait: false })
      if (held?.state === 'in_hand' && held.changed_at < before) await moveText(ctx, tx, held, 'failed', 'silent')
    })
}
