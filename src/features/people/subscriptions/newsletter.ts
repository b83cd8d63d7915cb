import { sql } from 'kysely'
import { z } from 'zod'
import { demandLasting } from '#features/people/accounts/demand-email.ts'
import { makeKey, spendKey } from '#features/people/accounts/one-time-keys.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { language } from '#platform/shared/fields.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { recordConsent } from './consents.ts'
import type * as contract from './contract.ts'

/** How often one address is asked whether it wants the newsletter. */
const mostMails = { times: 3, days: 1 }

/** The reader with this address, whatever became of it. */
const readerOf = (ctx: Context, email: string) =>
  ctx.db
    .selectFrom('newsletter_readers')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()

/** The reader who is the signed-in person: only a confirmed address is theirs to ask about, and to end. */
export async function ownReader(ctx: Context) {
  const user = await ctx.db
    .selectFrom('users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', found(ctx.me).id)
    .executeTakeFirstOrThrow()
  return user.email && user.email_verified_at ? readerOf(ctx, user.email) : undefined
}

/** Says the same to everybody, known or not: the work is done afterwards. @throws Refused invalid */
export async function askNewsletter(ctx: Context, { email }: Taken<typeof contract.askNewsletter>) {
  demandLasting(email)
  await ctx.db
    .transaction()
    .execute((tx) => enqueue(tx, sendNewsletterQuestion, { email, language: ctx.language, cause: newId() }))
  return { success: true as const }
}

/** Keeps the address as one that was asked for, and mails it the question. */
export const sendNewsletterQuestion = backgroundTask(
  'ask-about-newsletter',
  z.object({ email: z.string(), language, cause: z.string() }),
  async (ctx, { email, language, cause }) => {
    const known = await readerOf(ctx, email)
    if (known?.confirmed_at && !known.ended_at) return
    const id = known?.id ?? newId()
    await ctx.db
      .insertInto('newsletter_readers')
      .values({ id, email, language, asked_at: ctx.now() })
      .onConflict((taken) => taken.doNothing())
      .execute()
    const reader = found(await readerOf(ctx, email)).id
    if (await askedEnough(ctx, reader)) return
    const key = await ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'newsletter', { thing: reader }))
    const to = { user: null, name: '', email, phone: null, language }
    const link = `/newsletter?key=${key}`
    await notify(ctx, { cause, to, notice: 'newsletter_asked', facts: {}, link, channels: ['mail'] })
  },
)

async function askedEnough(ctx: Context, reader: string): Promise<boolean> {
  const { count } = await ctx.db
    .selectFrom('one_time_keys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('purpose', '=', 'newsletter')
    .where('thing_id', '=', reader)
    .where('created_at', '>', new Date(ctx.now().getTime() - mostMails.days * 86_400_000))
    .executeTakeFirstOrThrow()
  return count >= mostMails.times
}

/** @throws Refused link_expired */
export async function confirmNewsletter(ctx: Context, { key }: Taken<typeof contract.confirmNewsletter>) {
  await ctx.db.transaction().execute(async (tx) => {
    const { thing_id: reader } = await spendKey(ctx, tx, 'newsletter', key)
    const confirmed = await tx
      .updateTable('newsletter_readers')
      .set({ confirmed_at: ctx.now(), ended_at: null })
      .where('id', '=', found(reader))
      .executeTakeFirst()
    if (!confirmed.numUpdatedRows) throw new Refused('link_expired')
    await recordConsent(ctx, tx, { reader, what: 'newsletter', given: true, source: 'newsletter' })
  })
  return { success: true as const }
}

/** Ends the newsletter to the address of the account. */
export async function endNewsletter(ctx: Context) {
  const me = found(ctx.me)
  const reader = await ownReader(ctx)
  if (reader)
    await ctx.db.transaction().execute(async (tx) => {
      await tx.updateTable('newsletter_readers').set({ ended_at: ctx.now() }).where('id', '=', reader.id).execute()
      await recordConsent(ctx, tx, {
        user: me.id,
        reader: reader.id,
        what: 'newsletter',
        given: false,
        source: 'settings',
      })
    })
  return { success: true as const }
}
