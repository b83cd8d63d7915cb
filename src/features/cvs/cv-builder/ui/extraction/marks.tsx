import { useEffect, useRef } from 'react'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { ExtractionField } from '../../contract.ts'
import { valueAt } from '../../cv-fields.ts'
import { isDoubtful } from '../../rules.ts'
import { useSpot } from './spotlight.tsx'

/** A box in parts of the sheet, 0 to 1, and the fields that were read there. */
export type Mark = { x: number; y: number; width: number; height: number; fields: readonly ExtractionField[] }

/** Fields of one box share one mark. */
export function marksOf(boxes: readonly (Omit<Mark, 'fields'> & { field: ExtractionField })[]): Mark[] {
  const marks = new Map<string, Mark>()
  for (const { field, ...box } of boxes) {
    const key = [box.x, box.y, box.width, box.height].map((part) => part.toFixed(4)).join()
    const known = marks.get(key)
    marks.set(key, { ...box, fields: [...(known?.fields ?? []), field] })
  }
  // large ones first, so that those inside them can be pointed at
  return [...marks.values()].sort((a, b) => b.width * b.height - a.width * a.height)
}

/** What was read, marked on the sheet it was read from; pointing at it lights its field, and the other way round. */
export function Marks({ marks, content }: { marks: readonly Mark[]; content: CvContent }) {
  return marks.map((mark) => <MarkBox key={mark.fields.map(({ path }) => path).join()} mark={mark} content={content} />)
}

function MarkBox({ mark, content }: { mark: Mark; content: CvContent }) {
  const t = useTranslations('cvBuilder.original')
  const { lit, from, light, setSide } = useSpot()
  const box = useRef<HTMLButtonElement>(null)
  const isLit = mark.fields.some(({ path }) => path === lit)
  const first = mark.fields.find(isDoubtful) ?? mark.fields[0]
  useEffect(() => {
    if (isLit && from === 'fields') box.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [isLit, from])
  if (!first) return null
  return (
    <button
      ref={box}
      type="button"
      // the fields beside are the way for the keyboard; this is a second one for the pointer
      tabIndex={-1}
      className="cv-mark"
      data-lit={isLit || undefined}
      data-doubt={mark.fields.some(isDoubtful) || undefined}
      aria-label={t('mark', { value: String(valueAt(content, first.path) ?? '') })}
      // a page is a picture: it is not mirrored where the site is
      style={{
        left: `${mark.x * 100}%`,
        top: `${mark.y * 100}%`,
        width: `${mark.width * 100}%`,
        height: `${mark.height * 100}%`,
      }}
      onPointerEnter={() => light(first.path, 'file')}
      onClick={() => {
        light(first.path, 'file')
        setSide('fields')
        requestAnimationFrame(() => document.getElementById(`cv-${first.path}`)?.querySelector('button')?.focus())
      }}
    />
  )
}
