import { type AcceptedCv, acceptCv } from '#features/cvs/cvs/accept-cv.ts'
import { contentRead } from '#features/cvs/cvs/read-cv.ts'
import { keepUpright } from '#features/site/files/add-file.ts'
import { keepFile } from '#features/site/files/keep-file.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { kindOfFile } from '#platform/server/files/kind-of-file.ts'
import { safeName } from '#platform/server/files/safe-name.ts'
import { Refused } from '#platform/shared/refusal.ts'

const pictures = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** A CV and a picture that came along with a call: looked into, and stored with the transaction that takes them. */
export type Received = {
  content: CvContent | null
  keep: (tx: Tx, page: string) => Promise<{ cv: string | null; picture: string | null }>
  discard: () => Promise<void>
}

/**
 * Looks into what came along and reads the CV.
 * @throws Refused file_missing where a CV is `needed` · wrong_type · what acceptCv refuses
 */
export async function receive(ctx: Context, country: number | undefined, needed: boolean): Promise<Received> {
  const file = ctx.received.find(({ field }) => field === 'file')
  if (needed && !file) throw new Refused('file_missing', { errors: [{ field: 'file', code: 'required' }] })
  const picture = await lookAtPicture(ctx)
  const cv = file ? await acceptCv(ctx, file, { country: country ? countryCode(country) : null }) : null
  return {
    content: cv?.read ? contentRead(cv.read) : null,
    async keep(tx, page) {
      const kept = cv && (await keepOf(cv, tx, page))
      return { cv: kept?.id ?? null, picture: picture ? await picture.keep(tx, page) : null }
    },
    async discard() {
      await cv?.discard()
      await picture?.discard()
    },
  }
}

/** Nobody's own file yet: the company holds it, until the person takes it over. */
async function keepOf(cv: AcceptedCv, tx: Tx, page: string) {
  const kept = await cv.keep(tx, { owner: null })
  await tx.updateTable('files').set({ page_id: page }).where('id', '=', kept.id).execute()
  return kept
}

async function lookAtPicture(ctx: Context) {
  const file = ctx.received.find(({ field }) => field === 'picture')
  if (!file) return null
  const mime = await kindOfFile(file.path)
  if (!mime || !pictures.has(mime)) throw new Refused('wrong_type')
  const bytes = await keepUpright(ctx, file, mime)
  return {
    async keep(tx: Tx, page: string) {
      const keep = { name: safeName(file.name), mime, owner: null, page, thing: 'imported-picture' }
      return (await keepFile(ctx, tx, bytes, keep)).id
    },
    discard: () => ctx.files.remove(bytes.storage_key),
  }
}
