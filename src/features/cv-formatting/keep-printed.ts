import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Context, Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'

type Printed = { bytes: Buffer; name: string; mime: string }
type Of = { formatted: string; owner: string | null; page: string | null }

/** Puts a printed CV into the store; the row in the transaction is what makes it count. */
export async function keepPrinted(ctx: Context, tx: Tx, { bytes, name, mime }: Printed, of: Of): Promise<string> {
  const id = newId<'file'>()
  const storage_key = `${id.slice(-2)}/${id}`
  await ctx.files.put(storage_key, Readable.from([bytes]), bytes.length)
  await tx
    .insertInto('files')
    .values({
      id,
      storage_key,
      name,
      mime,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      // a page's print is the page's: its applicant hears of it and does not own it
      owner_id: of.page ? null : of.owner,
      page_id: of.page,
      thing: 'formatted-cv',
      thing_id: of.formatted,
      created_at: ctx.now(),
    })
    .execute()
  return id
}
