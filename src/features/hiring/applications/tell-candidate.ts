import { toldReasons } from '#features/hiring/reject-reasons/reason-words.ts'
import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { notify, type Recipient } from '#features/site/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { hiddenName, isHiddenApplication } from './anonymity.ts'
import { toldContact } from './told-contact.ts'

/** Tells whoever applied where the application stands now, in the words of its stage. */
export async function tellOfMove(
  ctx: Context,
  cause: string,
  moved: { application: string; to: string; reason: string | null },
): Promise<void> {
  const { to, facts, link } = await candidateOf(ctx, moved.application)
  const reason = moved.to === 'rejected' ? await publicReason(ctx, to, moved.reason) : (moved.reason ?? '')
  await notify(ctx, {
    cause,
    to,
    notice: `application_${moved.to}`,
    facts: { ...facts, reason },
    link,
    thread: { id: moved.application, side: 'candidate' },
    channels: ['bell', 'mail', 'push', 'sms'],
  })
}

/** Who applied, as the team may be told: by name, or by number while nobody may know. */
export async function applicantFor(ctx: Context, id: string): Promise<Record<string, string>> {
  const { facts } = await candidateOf(ctx, id)
  return (await isHiddenApplication(ctx.db, id)) ? { ...facts, name: hiddenName(id) } : facts
}

/** Who applied, as somebody to tell. Whoever has no account yet gets a link that makes one. */
export async function candidateOf(ctx: Context, id: string) {
  const row = await ctx.db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
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
  return { to, facts, link }
}

const claimKey = (ctx: Context, application: string) =>
  ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'claim-application', { thing: application }))

async function publicReason(ctx: Context, to: Recipient, reason: string | null): Promise<string> {
  const texts = await toldReasons(ctx, [reason], toLanguage(to.language))
  return (reason && texts.get(reason)) || ''
}
