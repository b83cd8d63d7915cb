import { printOriginal } from '#features/cvs/cvs/print-original.ts'
import type { CvContent, CvSection } from '#libraries/cv-content/content-contract.ts'
import { cvSections } from '#libraries/cv-content/content-contract.ts'
import { CvLook, type PrintMode, type Redaction } from '#libraries/cv-content/look-contract.ts'
import { type Presented, printCv, type Say } from '#libraries/cv-printing/print-cv.ts'
import type { Context } from '#platform/server/context.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { Asked } from './asked.ts'
import type * as contract from './contract.ts'

export type Source = {
  content: CvContent
  number: string
  presented: Presented
  /** As it came; null of a CV that was written here. */
  file: { mime: string; storage_key: string } | null
}

/** Prints a source as it was asked; a draft is for the preview only. @throws Refused original_without_pages · original_is_picture */
export async function printAsked(ctx: Context, { file, ...source }: Source, asked: Asked, isDraft = false) {
  const { look, redaction, format, mode } = asked
  if (mode === 'reformat') return printCv({ ...source, look, redaction, format }, sayIn(ctx))
  if (!file) throw new Refused('original_without_pages')
  return printOriginal(ctx, file, { ...source, look, redaction, isDraft }, sayIn(ctx))
}

/** Words of a printed CV, in any language. */
export const sayIn =
  (ctx: Context): Say =>
  (language, key, values) =>
    ctx.wording.say(language, `cvs.print.${key}`, values)

type Query = Pick<
  Taken<typeof contract.previewOwn>,
  'template' | 'language' | 'paper' | 'accent' | 'photo' | 'hidden' | 'sequence' | 'redaction' | 'mode'
>

/** A look and redaction of an address. */
export function askedOf({ accent, hidden, sequence, redaction, mode, ...look }: Query): {
  look: CvLook
  redaction: Redaction
  mode: PrintMode
} {
  const sections = { hidden: sectionsIn(hidden), order: sectionsIn(sequence) }
  return { redaction, mode, look: CvLook.parse({ ...look, ...sections, accent: accent || null }) }
}

const sectionsIn = (names: string): CvSection[] =>
  names.split(',').filter((name): name is CvSection => cvSections.includes(name as CvSection))

/** The page's own name and logo, and what it adds. */
export async function presentedBy(ctx: Context, page: string, added: Asked['added']): Promise<Presented> {
  if (!added) return {}
  const { branded, consultant, cover, watermark } = added
  const row = branded
    ? await ctx.db
        .selectFrom('pages')
        .leftJoin('files', 'files.id', 'pages.logo_id')
        .select(['pages.name', 'files.storage_key'])
        .where('pages.id', '=', page)
        .executeTakeFirst()
    : undefined
  const logo = row?.storage_key ? await ctx.files.bytes(row.storage_key) : null
  return { cover, watermark, brand: row ? { name: row.name, consultant, logo } : null }
}
