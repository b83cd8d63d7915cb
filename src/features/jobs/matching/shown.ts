import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { gap } from '#libraries/cv-printing/redaction/patterns.ts'
import type { Line } from './lines-of.ts'
import type { Match } from './match-contract.ts'
import { snippetOf } from './snippet.ts'

type Job = CvContent['experience'][number]
/** A CV as far as it is compared with what a job asks for. */
export type Cv = {
  content: {
    experience: readonly Pick<Job, 'title' | 'start' | 'end'>[]
    education: readonly Pick<CvContent['education'][number], 'degree'>[]
    languages: CvContent['languages']
    personal: Pick<CvContent['personal'], 'driving_licence'>
  }
  lines: readonly Line[]
}

/** Something asked for, and nothing that shows it. */
export const nothing = (kind: Match['kind'], asked: string, result: Match['result']): Match => ({
  ...{ kind, asked, result },
  shown: null,
  years: null,
  is_more: false,
})

type Mark = [number, number]

/** So many things beside each other are a list, and no sentence. */
const leastItems = 4
/** What is longer than this many letters is no item of a list. */
const longestItem = 40

/** Of a line that lists things, those that count: each skill is shown by itself, not by the whole list again. */
export function itemsShown(text: string, marks: readonly Mark[]): { text: string; marks: Mark[] } {
  const whole = { text, marks: [...marks] }
  const items = [...text.matchAll(/[^,،;·•|]+/gu)].map(({ 0: item, index }) => ({
    text: item.trim(),
    from: index + item.length - item.trimStart().length,
  }))
  if (marks.length === 0 || items.length < leastItems || items.some((one) => one.text.length > longestItem))
    return whole
  const shown: { text: string; marks: Mark[] } = { text: '', marks: [] }
  for (const item of items) {
    const own = marks.filter(([from, to]) => from >= item.from && to <= item.from + item.text.length)
    if (own.length === 0) continue
    const at = shown.text ? shown.text.length + 2 : 0
    shown.text = shown.text ? `${shown.text}${/،/u.test(text) ? '، ' : ', '}${item.text}` : item.text
    shown.marks.push(...own.map(([from, to]): Mark => [from - item.from + at, to - item.from + at]))
  }
  return shown.marks.length === marks.length ? shown : whole
}

/** An employer that is hidden stands at the end of its line, where it would leave a comma with nothing behind it. */
export const withoutHidden = (text: string): string =>
  text.endsWith(gap) ? text.slice(0, -gap.length).replace(/[,،]\s*$/u, '') || text : text

/** A line of a CV as it is shown, cut around what counts. */
export const fromLine = (line: Line, marks: Mark[] = []): NonNullable<Match['shown']> => ({
  from: 'cv',
  ...snippetOf(itemsShown(line.kind === 'entry' ? withoutHidden(line.text) : line.text, marks)),
  line: line.number,
})
export const fromProfile = (text: string): NonNullable<Match['shown']> => ({
  ...{ from: 'profile' as const, text },
  ...{ marks: [], line: null },
})
