import { plain } from '../layout/letters.ts'
import words from '../lists/section-words.json' with { type: 'json' }
import sections from '../lists/sections.json' with { type: 'json' }

export type Section = keyof typeof sections

/** `qualifications` and `qualification` head the same. */
function singular(text: string): string {
  return text.replace(/(?<=[a-z]{4}[^s\s])s(?= |$)/g, '')
}

/** `المهارات` is `مهاراتي` in the mouth of whom they are; `المسيرة المهنية` is `مسيرتي المهنية`. */
function mine(text: string): string {
  const [first = '', ...rest] = text.split(' ')
  return /^ال\p{L}{3}/u.test(first) ? [`${first.slice(2).replace(/ه$/, 'ت')}ي`, ...rest].join(' ') : text
}

const known = new Map<string, Section>()
const listed = Object.entries(sections).flatMap(([section, texts]) =>
  Object.values(texts).flatMap((all) => all.map((text) => [plain(text), section as Section] as const)),
)
for (const [text, section] of listed) known.set(text, section)
// what only stands for a listed heading never takes the place of one: of `profiles`, which are links, `profile` is none
for (const [text, section] of listed)
  for (const own of [text, singular(text), mine(text)])
    for (const form of [own, own.replaceAll(' ', '')]) if (!known.has(form)) known.set(form, section)
const qualifiers = new Set(words.qualifiers.map(plain))
const titles = new Set(words.titles.map(plain))
const ranks = new Set(words.ranks.map(plain))
const longest = 64

/** The section a heading opens, by its words alone: `WORK EXPERIENCE`, `Опыт работы — 5 лет`, `exp erience`. */
export function sectionOf(heading: string): Section | null {
  if (heading.length > longest) return null
  const text = plain(
    heading
      .replace(/\((?:s|es)\)/gi, '')
      .replace(/\(.*\)/, ' ')
      .replace(/^[\s\d.)]+(?=\p{L})/u, ''),
  )
  if (text === '' || text.split(' ').length > 6) return null
  return named(text) ?? joined(heading) ?? inBoth(heading) ?? overYears(heading) ?? ranked(heading)
}

function named(text: string): Section | null {
  const exact = known.get(text) ?? (text.includes(' ') ? known.get(text.replaceAll(' ', '')) : undefined)
  if (exact) return exact
  const one = known.get(singular(text))
  if (one) return one
  const tokens = text.split(' ')
  const rest = tokens.filter((token) => !qualifiers.has(token))
  return rest.length > 0 && rest.length < tokens.length
    ? (known.get(rest.join(' ')) ?? known.get(singular(rest.join(' '))) ?? null)
    : null
}

/** `Skills & Tools`, `Éducation / Formation`: the first names it, if the second is a section too. */
function joined(heading: string): Section | null {
  const parts = heading.split(/\s*[&/,|+:]\s*|\s+(?:and|et|и)\s+|\s+و(?=\p{L})/iu).filter(Boolean)
  if (parts.length < 2 || parts.length > 3) return null
  const found = parts.map((part) => named(plain(part)))
  return found.every(Boolean) ? (found[0] ?? null) : null
}

/** `التعليم Education`: the same in two scripts. */
function inBoth(heading: string): Section | null {
  const latin = heading.replace(/[^\p{Script=Latin}\s&]+/gu, ' ')
  const other = heading.replace(/\p{Script=Latin}+/gu, ' ')
  const [first, second] = [named(plain(latin)), named(plain(other))]
  return first && second ? second : null
}

/** `Опыт работы — 6 лет 3 месяца`: how long is told beside it. */
function overYears(heading: string): Section | null {
  const cut = /^(\D{4,40}?)\s*[-–—:,(]?\s*\d+\s*(?:\+\s*)?(?:years?|yrs?|ans?|год|лет|года|سن)/iu.exec(heading)?.[1]
  return cut ? named(plain(cut)) : null
}

/** `Образование: среднее специальное`: how high it was is told beside it. */
function ranked(heading: string): Section | null {
  const [head = '', rank = '', ...more] = heading.split(/\s*[:：—–]\s*/)
  return more.length === 0 && ranks.has(plain(rank)) ? named(plain(head)) : null
}

/** Words that say what the paper is, not whose: `Curriculum vitae`. */
export const isPaperTitle = (text: string): boolean => titles.has(plain(text))
