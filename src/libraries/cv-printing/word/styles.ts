import { AlignmentType, BorderStyle, type IStylesOptions, LevelFormat, LineRuleType } from 'docx'
import type { CvTemplate } from '#libraries/cv-content/look-contract.ts'
import type { Sheet } from '../sheet.ts'

/** How a template looks in Word. Sizes are half points, distances twentieths of a point, as Word has them. */
export type WordLook = {
  serif: boolean
  size: number
  nameSize: number
  centred: boolean
  /** How headings of sections are set off. */
  heads: 'rule' | 'band' | 'filled' | 'edge' | 'plain'
  capitals: boolean
  /** Where dates stand: at the end of the line, in a column before, behind the place. */
  dates: 'end' | 'column' | 'behind'
  /** What stands behind name and contacts. */
  top: 'none' | 'dark' | 'tint'
  sidebar: boolean
  margin: number
}

const usual: WordLook = {
  serif: false,
  size: 20,
  nameSize: 46,
  centred: false,
  heads: 'plain',
  capitals: false,
  dates: 'end',
  top: 'none',
  sidebar: false,
  margin: 1020,
}

export const wordLooks: Record<CvTemplate, WordLook> = {
  classic: { ...usual, serif: true, size: 21, centred: true, heads: 'rule', capitals: true, margin: 1250 },
  modern: { ...usual, nameSize: 56, dates: 'column' },
  compact: { ...usual, size: 17, nameSize: 36, heads: 'band', margin: 790 },
  sidebar: { ...usual, sidebar: true, margin: 850 },
  academic: { ...usual, serif: true, size: 21, heads: 'rule', dates: 'behind', margin: 1190 },
  executive: { ...usual, nameSize: 54, heads: 'rule', capitals: true, top: 'dark' },
  gulf: { ...usual, heads: 'filled' },
  agency: { ...usual, nameSize: 44, heads: 'edge', top: 'tint' },
}

/** Faces that Word has on every machine. */
const faces = { serif: ['Georgia', 'Times New Roman'], sans: ['Calibri', 'Arial'] } as const
const muted = '536268'

export const colourOf = (accent: string): string => accent.slice(1).toUpperCase()
/** A colour mixed with white, or with black where the share is below zero. */
export function mixed(accent: string, share: number): string {
  const towards = share < 0 ? 0 : 255
  return [1, 3, 5]
    .map((at) => Number.parseInt(accent.slice(at, at + 2), 16))
    .map((part) =>
      Math.round(part + (towards - part) * Math.abs(share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()
}

/** Real styles, so that whoever opens the file can restyle it, and Word shows its headings in the outline. */
export function stylesOf({ accent, rtl, language }: Sheet, look: WordLook): IStylesOptions {
  const [ascii, cs] = look.serif ? faces.serif : faces.sans
  const font = { ascii, hAnsi: ascii, cs, eastAsia: ascii }
  const sized = (size: number) => ({ size, sizeComplexScript: size })
  const colour = look.heads === 'filled' ? 'FFFFFF' : colourOf(accent)
  return {
    default: {
      document: {
        run: { font, ...sized(look.size), language: { value: rtl ? 'en-US' : language, bidirectional: 'ar-SA' } },
        // without its rule some readers take the height as exact, and cut pictures and names in two lines
        paragraph: { spacing: { line: rtl ? 288 : 264, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { ...sized(look.nameSize), ...bold, color: look.top === 'dark' ? 'FFFFFF' : '182225' },
        paragraph: { spacing: { after: 40 }, keepNext: true },
      },
      heading1: {
        run: { ...sized(look.size + 4), ...bold, color: colour, allCaps: look.capitals && !rtl },
        paragraph: { keepNext: true, spacing: { before: 260, after: 100 } },
      },
      heading2: {
        run: { ...sized(look.size), ...bold, color: '182225' },
        paragraph: { keepNext: true, spacing: { before: 140, after: 20 } },
      },
      listParagraph: { paragraph: { spacing: { after: 30 } } },
    },
    paragraphStyles: [
      {
        id: 'Headline',
        name: 'Headline',
        basedOn: 'Normal',
        run: { ...sized(look.size + 5), color: look.top === 'dark' ? mixed(accent, 0.75) : muted },
        paragraph: { spacing: { after: 80 }, keepNext: true },
      },
      {
        id: 'Place',
        name: 'Place',
        basedOn: 'Normal',
        run: { color: muted },
        paragraph: { keepNext: true, spacing: { after: 40 } },
      },
    ],
  }
}

const bold = { bold: true, boldComplexScript: true }

/** What a heading has around it. */
export function headBox({ accent, rtl }: Sheet, { heads }: WordLook) {
  const edge = (size: number) => ({ style: BorderStyle.SINGLE, size, color: colourOf(accent), space: 3 })
  if (heads === 'rule') return { border: { bottom: edge(6) } }
  if (heads === 'band') return { shading: { fill: mixed(accent, 0.88) } }
  if (heads === 'filled') return { shading: { fill: colourOf(accent) } }
  if (heads === 'edge') return { border: rtl ? { right: edge(24) } : { left: edge(24) } }
  return {}
}

export const points = (rtl: boolean) => ({
  config: [
    {
      reference: 'points',
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: rtl ? AlignmentType.RIGHT : AlignmentType.LEFT,
          style: { paragraph: { indent: { start: 340, hanging: 220 } } },
        },
      ],
    },
  ],
})
