import { presentedBy, sayIn } from '#features/sourcing/cv-formatting/print.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { usualLook } from '#libraries/cv-content/look-contract.ts'
import { printCv } from '#libraries/cv-printing/print-cv.ts'
import type { Printing } from '#libraries/cv-printing/printing.ts'
import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { type Language, toLanguage } from '#platform/shared/languages.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

type Printed = { id: string; page_id: string; content: unknown; by_id: string | null }

/**
 * The CV as a client is sent it: formatted, with the agency's name, without contact details.
 * @throws Refused submission_wordless
 */
export async function printedFor(ctx: Context, row: Printed, language: Language) {
  return printCv({ ...(await printingOf(ctx, row, language)), format: 'pdf' }, sayIn(ctx))
}

type Cover = { label: string; value: string }[]

/** How somebody is printed for a client, with what is said of them beside the CV. @throws Refused submission_wordless */
export async function printingOf(ctx: Context, row: Printed, language: Language, cover: Cover = []): Promise<Printing> {
  if (!row.content) throw new Refused('submission_wordless')
  const content = CvContent.parse(row.content)
  const by = row.by_id
    ? await ctx.db.selectFrom('users').select('name').where('id', '=', row.by_id).executeTakeFirst()
    : undefined
  const presented = await presentedBy(ctx, row.page_id, {
    ...{ branded: true, consultant: by?.name ?? '', cover, watermark: '' },
  })
  const look = { ...usualLook, template: 'agency' as const, language }
  return { content, number: '', presented, redaction: 'contacts', look }
}

/** A printed CV as an answer that opens in the browser. */
export const asPdf = ({ bytes, name }: { bytes: Buffer; name: string }): RawAnswer =>
  new RawAnswer(
    200,
    {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
    },
    bytes,
  )

/** @throws Refused not_found · submission_wordless */
export async function printSubmission(
  ctx: Context,
  { submission }: Taken<typeof contract.printSubmission>,
): Promise<RawAnswer> {
  const row = found(
    await ctx.db
      .selectFrom('submissions')
      .select(['id', 'page_id', 'content', 'by_id', 'language'])
      .where('id', '=', submission)
      .where('page_id', '=', found(ctx.membership).page)
      .executeTakeFirst(),
  )
  return asPdf(await printedFor(ctx, row, toLanguage(row.language)))
}
