import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { ExtractionField } from '../../contract.ts'
import { Marks, marksOf } from './marks.tsx'

type Size = { width: number; height: number }
type Props = {
  url: string
  number: number
  of: number
  size: Size | undefined
  fields: readonly ExtractionField[]
  content: CvContent
}

/** What a page measures where nobody noted it: A4, in points. */
const a4: Size = { width: 595, height: 842 }
/** White around the words of a mark, in points. */
const air = 1.5

/** A page of the file as a picture. */
export function PageOriginal({ url, number, of, size = a4, fields, content }: Props) {
  const t = useTranslations('cvBuilder.original')
  const marks = marksOf(
    fields.flatMap((field) =>
      field.span && 'page' in field.span && field.span.page === number ? [{ field, ...shareOf(field.span, size) }] : [],
    ),
  )
  return (
    <figure className="cv-page">
      <div className="cv-sheet">
        <img
          src={url}
          alt={t('page', { page: number, of })}
          width={Math.round(size.width)}
          height={Math.round(size.height)}
          decoding="async"
        />
        <Marks marks={marks} content={content} />
      </div>
      {of > 1 ? <figcaption className="small faint">{t('page', { page: number, of })}</figcaption> : null}
    </figure>
  )
}

const shareOf = ({ x, y, width, height }: Size & { x: number; y: number }, page: Size) => ({
  x: (x - air) / page.width,
  y: (y - air) / page.height,
  width: (width + 2 * air) / page.width,
  height: (height + 2 * air) / page.height,
})
