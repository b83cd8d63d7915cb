import { signedPass } from '#features/site/files/grants.ts'
import { readFile } from '#features/site/files/serve-file.ts'
import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { type OfferRow, offerOfTeam, selectOffers } from './find-offers.ts'
import type * as letters from './letter-contract.ts'
import { readOfferKey } from './offer-key.ts'
import { letterOf } from './offer-view.ts'
import { printLetter } from './print-letter.ts'
import { demandSaid } from './whole-terms.ts'

/** The offers one was sent, the newest first. */
export async function myOffers(
  ctx: Context,
  { application }: Taken<typeof letters.myOffers>,
): Promise<Given<typeof letters.myOffers>> {
  const rows = await selectOffers(ctx.db)
    .where('candidate_id', '=', found(ctx.me).id)
    .where('sent_at', 'is not', null)
    .$if(application !== undefined, (query) => query.where('application_id', '=', application as string))
    .orderBy('offers.id', 'desc')
    .limit(100)
    .execute()
  return { success: true, data: await Promise.all(rows.map((row) => letterOf(ctx, row))) }
}

/** What a mailed link leads to. @throws Refused link_expired · not_found */
export async function showOffer(
  ctx: Context,
  { key }: Taken<typeof letters.showOffer>,
): Promise<Given<typeof letters.showOffer>> {
  return { success: true, data: await letterOf(ctx, await sentByKey(ctx, key)) }
}

/** The letter's file, for whoever holds its link. @throws Refused link_expired · not_found */
export const letterFile = async (
  ctx: Context,
  { key, as_sent }: Taken<typeof letters.letterFile>,
): Promise<RawAnswer> => sentFile(ctx, await sentByKey(ctx, key), as_sent)

async function sentByKey(ctx: Context, key: string): Promise<OfferRow> {
  const id = await readOfferKey(ctx, key)
  return found(
    await selectOffers(ctx.db).where('offers.id', '=', id).where('sent_at', 'is not', null).executeTakeFirst(),
  )
}

/** The letter as it was sent, and accepted; before that, as it would be. @throws Refused not_found · invalid: all that is missing */
export async function offerLetter(ctx: Context, { offer }: Taken<typeof contract.offerLetter>): Promise<RawAnswer> {
  const row = await offerOfTeam(ctx, ctx.db, offer)
  if (row.sent_at) return sentFile(ctx, row, false)
  demandSaid(row)
  return printed(ctx, row)
}

async function printed(ctx: Context, row: OfferRow): Promise<RawAnswer> {
  const { name, pdf } = await printLetter(ctx, row, true)
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, no-store',
  }
  return new RawAnswer(200, headers, pdf)
}

/**
 * Whoever came this far may read the letter, by whatever way. Once it was accepted it says by whom and when, unless the very file is
 * wanted that was sent, whose hash was accepted.
 */
async function sentFile(ctx: Context, row: OfferRow, asSent: boolean): Promise<RawAnswer> {
  const id = found(row.file_id)
  if (row.state === 'accepted' && !asSent) return printed(ctx, row)
  const { name } = found(await ctx.db.selectFrom('files').select('name').where('id', '=', id).executeTakeFirst())
  return readFile(ctx, { id, name, sig: await signedPass(ctx, id) })
}
