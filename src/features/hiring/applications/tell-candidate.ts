import { toldReasons } from '#features/hiring/reject-reasons/reason-words.ts'
import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import { findOwner } from '#features/people/accounts/find-accounts.ts'
import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { zoneOfPerson } from '#features/site/lookups/zones.ts'
import { notify, type Recipient } from '#features/site/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { hiddenName, isHiddenApplication } from './anonymity.ts'
import { toldContact } from './told-contact.ts'

/** Tells whoever applied where the application stands now, in the words of its stage. */
export async function tellOfMove(
  ctx: Context,
  cause: string,
  moved: { application: string; to: string; reason: string | null; message?: string | undefined },
  { prompt = false }: { prompt?: boolean } = {},
): Promise<void> {
  const { to, facts, link } = await candidateOf(ctx, moved.application)
  const reason = moved.to === 'rejected' ? await publicReason(ctx, to, moved.reason) : (moved.reason ?? '')
  const quote = await quoteOf(ctx, moved.message)
  await notify(ctx, {
    cause,
    to,
    notice: `application_${moved.to}`,
    facts: { ...facts, reason },
    link,
    thread: { id: moved.application, side: 'candidate' },
    prompt,
    channels: ['bell', 'mail', 'push', 'sms'],
    ...(quote && { quote }),
  })
}

/** Who applied, as the team may be told: by name, or by number while nobody may know, and once the account is erased. */
export async function applicantFor(ctx: Context, id: string): Promise<Record<string, string>> {
  const { facts } = await candidateOf(ctx, id)
  return facts.name === '' || (await isHiddenApplication(ctx.db, id)) ? { ...facts, name: hiddenName(id) } : facts
}

/** Who applied, as somebody to tell. Whoever has no account yet gets a link that makes one. */
export async function candidateOf(ctx: Context, id: string) {
  const row = await ctx.db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .selectAll('applications')
    .select('jobs.country_id as place')
    .where('applications.id', '=', id)
    .executeTakeFirstOrThrow()
  const { email, phone } = await toldContact(ctx.db, id)
  const to: Recipient = {
    user: row.candidate_id,
    name: row.name,
    email,
    phone,
    language: row.language,
  }
  const facts = { ...(await publicFactsOf(ctx, row.job_id, row.language)), name: row.name }
  const link = row.candidate_id ? `/applications/${id}` : `/claim-application/${await claimKey(ctx, id)}`
  const due = { at: row.answer_due_at, timeZone: zoneOfPerson(row.country_id ?? row.place) ?? 'UTC' }
  return { to, facts, link, due }
}

/** Which receipt fits: a guest whose address an account has proved signs in; only that mailbox reads it (0011). */
export async function receiptFor(ctx: Context, to: Recipient, receipt: string): Promise<string> {
  if (to.user) return receipt
  return (await findOwner(ctx.db, to)) ? `${receipt}_known` : `${receipt}_guest`
}

/** What a member wrote beside the move, unless the candidate hears nothing of them. */
async function quoteOf(ctx: Context, message: string | undefined): Promise<string | null> {
  if (!message) return null
  const row = await ctx.db
    .selectFrom('messages')
    .select('text')
    .where('id', '=', message)
    .where('unheard', '=', false)
    .executeTakeFirst()
  return row?.text ?? null
}

const claimKey = (ctx: Context, application: string) =>
  ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'claim-application', { thing: application }))

async function publicReason(ctx: Context, to: Recipient, reason: string | null): Promise<string> {
  const texts = await toldReasons(ctx, [reason], toLanguage(to.language))
  return (reason && texts.get(reason)) || ''
}
