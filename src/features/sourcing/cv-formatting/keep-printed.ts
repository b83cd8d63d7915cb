import { keepFile, keepMade } from '#features/site/files/keep-file.ts'
import type { Context, Tx } from '#platform/server/context.ts'

type Printed = { bytes: Buffer; name: string; mime: string }
type Of = { formatted: string; owner: string | null; page: string | null }

/** Puts a printed CV into the store; the row in the transaction is what makes it count. */
export async function keepPrinted(ctx: Context, tx: Tx, { bytes, name, mime }: Printed, of: Of): Promise<string> {
  // a page's print is the page's: its applicant hears of it and does not own it
  const owner = of.page ? null : of.owner
  const keep = { name, mime, owner, page: of.page, thing: 'formatted-cv', thingId: of.formatted }
  return (await keepFile(ctx, tx, await keepMade(ctx, bytes), keep)).id
}
