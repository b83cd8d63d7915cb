import { keepFile, type keepMade } from '#features/site/files/keep-file.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { OfferRow } from './find-offers.ts'

type Made = Awaited<ReturnType<typeof keepMade>>

/** Notes the file of a printed letter; its hash is what an answer is given to. */
export async function keepLetter(
  ctx: Context,
  tx: Tx,
  { id, page_id }: Pick<OfferRow, 'id' | 'page_id'>,
  name: string,
  made: Made,
): Promise<{ file_id: string; letter_hash: Buffer }> {
  const keep = { name, mime: 'application/pdf', owner: null, page: page_id, thing: 'offer-letter', thingId: id }
  return { file_id: (await keepFile(ctx, tx, made, keep)).id, letter_hash: made.sha256 }
}
