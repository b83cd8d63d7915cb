import { useEffect, useRef, useState } from 'react'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { PaperSheet } from '#ui/basics/paper-sheet.tsx'
import type { ExtractionField } from '../../contract.ts'
import { rangesIn } from './letter-ranges.ts'
import { type Mark, Marks, marksOf } from './marks.tsx'

type Props = { html: string; fields: readonly ExtractionField[]; content: CvContent }

/** A file without pages as clean HTML; marks are measured on what the browser laid out. */
export function HtmlOriginal({ html, fields, content }: Props) {
  const t = useTranslations('cvBuilder.original')
  const sheet = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [marks, setMarks] = useState<Mark[]>([])
  useEffect(() => {
    const [outer, inner] = [sheet.current, words.current]
    if (!outer || !inner) return
    const measure = () => setMarks(measured(outer, inner, fields))
    const watch = new ResizeObserver(measure)
    watch.observe(inner)
    return () => watch.disconnect()
  }, [fields])
  return (
    <div ref={sheet} className="cv-sheet">
      <PaperSheet label={t('title')} dir="auto">
        <Html inside={words} html={html} />
      </PaperSheet>
      <Marks marks={marks} content={content} />
    </div>
  )
}

function Html({ html, inside }: { html: string; inside: React.Ref<HTMLDivElement> }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when the CV was read (cvs/reading/clean-document.ts)
  return <div ref={inside} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

function measured(sheet: HTMLElement, words: HTMLElement, fields: readonly ExtractionField[]): Mark[] {
  const outer = sheet.getBoundingClientRect()
  if (outer.width === 0 || outer.height === 0) return []
  const spans = fields.flatMap((field) => (field.span && 'from' in field.span ? [{ field, ...field.span }] : []))
  const ranges = rangesIn(words, spans)
  return marksOf(
    spans.flatMap(({ field }, at) => {
      const box = ranges[at]?.getBoundingClientRect()
      if (!box || box.width === 0) return []
      return [
        {
          field,
          x: (box.left - outer.left) / outer.width,
          y: (box.top - outer.top) / outer.height,
          width: box.width / outer.width,
          height: box.height / outer.height,
        },
      ]
    }),
  )
}
