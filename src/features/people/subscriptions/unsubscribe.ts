import { type Topic, topics } from '#features/site/notifications/rules.ts'
import { readUnsubscribeKey, setWish, type UnsubscribeFacts, wants } from '#features/site/notifications/wishes.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { recordConsent } from './consents.ts'
import type * as contract from './contract.ts'
import { newsletterStopped } from './events.ts'

/** @throws Refused link_expired */
export async function showMails(ctx: Context, { key }: Taken<typeof contract.showMails>) {
  return mailsOf(ctx, await factsOf(ctx, key))
}

/** Ends mails: of the topics that are named, or of the one the mail was about; all of a newsletter. @throws Refused link_expired */
export const unsubscribe = (ctx: Context, asked: Taken<typeof contract.unsubscribe>) => change(ctx, asked, false)

/** @throws Refused link_expired */
export const resubscribe = (ctx: Context, asked: Taken<typeof contract.resubscribe>) => change(ctx, asked, true)

async function change(ctx: Context, { key, topics: named }: Taken<typeof contract.unsubscribe>, wanted: boolean) {
  const facts = await factsOf(ctx, key)
  const { user, reader } = facts
  await ctx.db.transaction().execute(async (tx) => {
    if (reader) {
      const ended_at = wanted ? null : ctx.now()
      await tx.updateTable('newsletter_readers').set({ ended_at }).where('id', '=', reader).execute()
      await recordConsent(ctx, tx, { reader, what: 'newsletter', given: wanted, source: 'mail' })
      if (facts.newsletter && !wanted) await emit(ctx, tx, newsletterStopped, { reader, newsletter: facts.newsletter })
    }
    if (!user) return
    const changed = named ?? (facts.topic ? [facts.topic] : [...topics])
    for (const topic of changed as Topic[]) await setWish(ctx, tx, user, { topic, channel: 'mail', wanted })
    await recordConsent(ctx, tx, { user, what: 'mails', given: wanted, source: 'mail' })
  })
  return mailsOf(ctx, facts)
}

/** The person or reader a key stands for, as long as they are there. */
async function factsOf(ctx: Context, key: string): Promise<UnsubscribeFacts> {
  const facts = await readUnsubscribeKey(ctx, key)
  const { user, reader } = facts ?? {}
  const there = user
    ? await ctx.db
        .selectFrom('users')
        .select('id')
        .where('id', '=', user)
        .where('state', '!=', 'erased')
        .executeTakeFirst()
    : reader
      ? await ctx.db.selectFrom('newsletter_readers').select('id').where('id', '=', reader).executeTakeFirst()
      : undefined
  if (!facts || !there) throw new Refused('link_expired')
  return facts
}

async function mailsOf(ctx: Context, { user, reader }: UnsubscribeFacts): Promise<Given<typeof contract.showMails>> {
  const chosen = user
    ? await Promise.all(topics.map(async (topic) => ({ topic, wanted: await wants(ctx.db, user, topic, 'mail') })))
    : []
  const row = reader
    ? await ctx.db.selectFrom('newsletter_readers').selectAll().where('id', '=', reader).executeTakeFirst()
    : undefined
  return { success: true, data: { topics: chosen, newsletter: Boolean(row?.confirmed_at && !row.ended_at) } }
}
