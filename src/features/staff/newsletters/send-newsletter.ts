import { demandProof } from '#features/people/accounts/sessions.ts'
import { sendMail } from '#features/site/notifications/send-mail.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { isLanguage } from '#platform/shared/languages.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { LetterTexts } from './contract.ts'
import { newsletterMoved, newsletterTried } from './events.ts'
import { letterOf } from './letter.ts'
import { rowOf } from './read-newsletters.ts'
import { readersOf } from './readers.ts'
import { isWhole, mayBecome } from './rules.ts'
import { holdNewsletter } from './write-newsletter.ts'

/** Sends the letter to whoever asks, at the address they have proved. @throws Refused not_found · newsletter_incomplete · email_unconfirmed */
export async function tryNewsletter(
  ctx: Context,
  { newsletter, language }: Taken<typeof contract.tryNewsletter>,
): Promise<Given<typeof contract.tryNewsletter>> {
  const { id, name, texts, link } = await rowOf(ctx, newsletter)
  const written = { id, link, texts: texts as LetterTexts }
  if (!isWhole(written.texts[language], link)) throw new Refused('newsletter_incomplete')
  const { email, email_verified_at } = await ctx.db
    .selectFrom('users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', found(ctx.me).id)
    .executeTakeFirstOrThrow()
  if (!email || !email_verified_at) throw new Refused('email_unconfirmed')
  await ctx.db.transaction().execute((tx) => emit(ctx, tx, newsletterTried, { newsletter, name, language }))
  await sendMail(ctx, await letterOf(ctx, written, { to: email, language, reader: null }))
  return { success: true, data: { email } }
}

/**
 * Makes a letter for everybody it is for now; the clock sends them.
 * @throws Refused proof_needed · not_found · newsletter_state · changed_meanwhile · newsletter_incomplete · no_readers
 */
export async function sendNewsletter(
  ctx: Context,
  { newsletter, version }: Taken<typeof contract.sendNewsletter>,
): Promise<Given<typeof contract.sendNewsletter>> {
  demandProof(ctx)
  const letters = await ctx.db.transaction().execute(async (tx) => {
    const { name, state, ...known } = await holdNewsletter(tx, newsletter)
    if (state !== 'draft') throw new Refused('newsletter_state')
    if (known.version !== version) throw new Refused('changed_meanwhile')
    const texts = known.texts as LetterTexts
    if (known.languages.filter(isLanguage).some((one) => !isWhole(texts[one], known.link)))
      throw new Refused('newsletter_incomplete')
    const segment = { languages: known.languages, accounts: known.accounts }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('newsletter_letters')
      .columns(['newsletter_id', 'reader_id'])
      .expression(
        readersOf(tx, segment).select((eb) => [
          eb.val(newsletter).$castTo<string>().as('newsletter_id'),
          'newsletter_readers.id',
        ]),
      )
      .executeTakeFirst()
    const readers = Number(numInsertedOrUpdatedRows ?? 0)
    if (readers === 0) throw new Refused('no_readers')
    const begun = { state: 'sending' as const, version: version + 1, started_at: ctx.now(), changed_at: ctx.now() }
    await tx
      .updateTable('newsletters')
      .set({ ...begun, changed_by: found(ctx.me).id })
      .where('id', '=', newsletter)
      .execute()
    await emit(ctx, tx, newsletterMoved, { newsletter, name, from: state, to: 'sending', readers })
    return readers
  })
  return { success: true, data: { letters } }
}

/** @throws Refused not_found · newsletter_state */
export async function moveNewsletter(
  ctx: Context,
  { newsletter, to }: Taken<typeof contract.moveNewsletter>,
): Promise<Given<typeof contract.moveNewsletter>> {
  await ctx.db.transaction().execute(async (tx) => {
    const { name, state } = await holdNewsletter(tx, newsletter)
    // a draft begins by its own call, which asks for more
    if (state === 'draft' && to === 'sending') throw new Refused('newsletter_state')
    must(mayBecome(state, to))
    const moved = { state: to, changed_by: found(ctx.me).id, changed_at: ctx.now() }
    await tx
      .updateTable('newsletters')
      .set({ ...moved, ...(to === 'cancelled' && { ended_at: ctx.now() }) })
      .where('id', '=', newsletter)
      .execute()
    await emit(ctx, tx, newsletterMoved, { newsletter, name, from: state, to })
  })
  return { success: true }
}
