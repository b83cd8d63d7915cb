import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { templates } from '#libraries/cv-printing/print-cv.ts'
import { asPng, type Printing, presentedFor, redactedOf } from '#libraries/cv-printing/printing.ts'
import { logoName, sheetOf } from '#libraries/cv-printing/sheet.ts'
import type { Say } from '#libraries/cv-printing/words.ts'
import { documentReader } from '#libraries/cv-reading/document-reader.ts'
import type { Context } from '#platform/server/context.ts'
import { safeName } from '#platform/server/files/safe-name.ts'
import { printPdf } from '#platform/server/pdf/print.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { withCopy } from './with-copy.ts'

const template = path.join(templates, 'original.typ')

/**
 * A CV as it came, behind a cover sheet where there is something to say on it; what redaction takes out is gone from its pages.
 * A draft is not looked at again: it is there at once, for eyes that may read the original.
 * @throws Refused original_without_pages · original_is_picture, and what reading refuses
 */
export async function printOriginal(
  ctx: Context,
  file: { mime: string; storage_key: string },
  printing: Printing & { isDraft: boolean },
  say: Say,
) {
  if (file.mime !== 'application/pdf') throw new Refused('original_without_pages')
  const { content, redaction, look, isDraft } = printing
  const pages = await withCopy(ctx, file.storage_key, async (at, into) => {
    const drawn = await documentReader.draw(at, { into, content, redaction }, isDraft)
    return Promise.all(Array.from({ length: drawn.pages }, (_, page) => readFile(path.join(into, `${page}.jpg`))))
  })
  const presented = { ...presentedFor(printing), photo: null }
  // the attachment would say more than the pages do
  const sheet = { ...sheetOf(redactedOf(printing, say), look, presented, say), resume: '' }
  const words = { ...sheet.words, page: say(look.language, 'page') }
  const bytes = await printPdf(
    template,
    { ...sheet, words, pages: pages.length },
    {
      ...(sheet.brand?.logo && presented.brand?.logo && { [logoName]: await asPng(presented.brand.logo) }),
      ...Object.fromEntries(pages.map((page, at) => [`/cv-page-${at}`, page])),
    },
  )
  return { bytes, name: safeName(`${sheet.name || say(look.language, 'untitled')}.pdf`), mime: 'application/pdf' }
}
