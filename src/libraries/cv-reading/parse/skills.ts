import { readFileSync } from 'node:fs'
import type { Read } from '#libraries/cv-content/reading-contract.ts'
import { plain } from '../layout/letters.ts'
import { type Cell, type Line, withoutBullet } from '../layout/line.ts'
import { joinedAt } from '../layout/line-ends.ts'
import listedOnly from '../lists/listed-only-skills.json' with { type: 'json' }
import tools from '../lists/tools.json' with { type: 'json' }
import type { Part } from './headings.ts'
import { withoutLabelColumn } from './label-column.ts'
import { languageTables } from './language-table.ts'
import { isOnlyLevel, wordsForLanguages } from './languages.ts'
import { isLicence } from './personal-phrases.ts'
import { readFrom } from './reads.ts'
import { sectionOf } from './sections.ts'
import { languagesToldIn } from './spoken-in-sentences.ts'
import { wraps } from './wraps.ts'

type Texts = { en: string; ar: string; ru: string; fr: string }
const shipped = JSON.parse(
  readFileSync(new URL('../../../../db/lookups/skills.json', import.meta.url), 'utf8'),
) as Texts[]
const key = (text: string) => plain(text.replace(/\.(?=js\b)/i, ' '))
const known = new Map<string, string>()
/** What says nothing where it is only mentioned: whoever tells of a negotiation has not called it a skill. */
const unsaid = new Set<string>()
for (const { en, ar, ru, fr } of shipped)
  for (const text of [en, ar, ru, fr]) {
    if (key(text).length > 2) known.set(key(text), text)
    if (listedOnly.includes(en)) unsaid.add(key(text))
  }
for (const tool of tools) {
  known.set(key(tool), tool)
  if (listedOnly.includes(tool)) unsaid.add(key(tool))
}
const longestKnown = 4
const longest = 60
const mostWords = 7
const most = 120
const fewestListed = 5

/** Skills listed in their section; where few are, well-known ones named anywhere else, of which one can be less sure. */
export function skillsOf(parts: Part[], lines: Line[]): Read[] {
  const found = new Map<string, Read>()
  const tabled = languageTables(lines, wordsForLanguages.names).lines
  for (const part of parts)
    if (part.section === 'skills')
      for (const { text, cell } of listed(withoutLabelColumn(part.lines.filter((line) => !tabled.has(line)))))
        add(found, text, cell, 0.9)
  if (found.size === 0) for (const { text, cell } of [...labelled(lines), ...named(lines)]) add(found, text, cell, 0.8)
  // whoever lists skills has said which are theirs
  if (found.size < fewestListed)
    for (const cell of lines.flatMap(({ cells }) => cells))
      for (const text of mentioned(cell.text)) if (!isPartOf(key(text), found)) add(found, text, cell, 0.6)
  return [...found.values()].slice(0, most)
}

/** `Excel`, where `MS Excel` is listed. */
const isPartOf = (name: string, found: ReadonlyMap<string, Read>) =>
  [...found.keys()].some((listed) => ` ${listed} `.includes(` ${name} `))

/** `Skills: …` in a line of another section. */
const labelled = (lines: Line[]) =>
  lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const label = /^([^:：]{3,40}?)\s*[:：]\s*(?=\S)/u.exec(withoutBullet(cell.text))
      if (!label || sectionOf(label[1] ?? '') !== 'skills') return []
      return cut(withoutBullet(cell.text).slice(label[0].length)).map((text) => ({ text, cell }))
    }),
  )

/** A list behind or below the word for skills, where that heads no section: `Навыки`, and beside it or under it `ЭКГ, Вакцинация, …`. */
function named(lines: Line[]): { text: string; cell: Cell }[] {
  const at = lines.findIndex(({ cells: [first] }) => first && sectionOf(first.text) === 'skills')
  const [first, ...beside] = lines[at]?.cells ?? []
  if (!first) return []
  const list = [...beside]
  const below = lines.slice(at + 1)
  const edge = beside[0]?.x1 ?? below[0]?.x1
  for (const {
    cells: [cell, ...more],
    bold,
  } of below) {
    const isOn = list.length === 0 || /[,،;·•|]$/.test(list.at(-1)?.text ?? '') || beside.length > 0
    if (!cell || more.length > 0 || bold || cell.x1 !== edge || !isOn) break
    list.push(cell)
  }
  const found = listedIn(list)
  return beside.length > 0 || found.length >= fewestNamed ? found : []
}

const listedIn = (cells: Cell[]) => {
  const [first] = cells
  return first ? cut(cells.map(({ text }) => text).join(' ')).map((text) => ({ text, cell: first })) : []
}

/** Below the word alone, fewer may be anything. */
const fewestNamed = 3

function add(found: Map<string, Read>, text: string, cell: Cell, confidence: number) {
  const at = key(text)
  // what one may drive has a field of its own
  if (at !== '' && !found.has(at) && !isLicence(text)) found.set(at, readFrom(text, cell, confidence))
}

/** Cells of the section, lines that wrap put together again, cut at commas and marks. */
function listed(lines: Line[]): { text: string; cell: Cell }[] {
  const joined: { text: string; cell: Cell; line: Line }[] = []
  for (const line of lines)
    for (const [at, cell] of line.cells.entries()) {
      const last = joined.at(-1)
      if (at === 0 && line.cells.length === 1 && last && continues(last, line) && !areTwo(last.text, cell.text)) {
        last.text = joinedAt(last.text, cell.text)
        last.line = line
      } else joined.push({ text: withoutBullet(cell.text), cell, line })
    }
  return joined.flatMap(({ text, cell }) => cut(text).map((one) => ({ text: one, cell })))
}

/** A list goes on after its comma; a list or a point that had no more room on its line goes on within a skill. */
const continues = ({ text, line: last }: { text: string; line: Line }, line: Line) =>
  /[,،(&]$/.test(text) || ((last.bullet || /[,،;·•|]/.test(text)) && wraps(last, line) && !last.bold)

/** `…, FastAPI` above `PostgreSQL, …`: two that are known do not make one. */
function areTwo(before: string, after: string): boolean {
  const [end, start] = [before.split(/[,،;|·•]/).at(-1) ?? '', after.split(/[,،;|·•]/)[0] ?? '']
  return known.has(key(end)) && known.has(key(start)) && !known.has(key(`${end} ${start}`))
}

const cut = (text: string): string[] =>
  text
    .replace(/\([^()]*\)/gu, (inner) => (isAboutIt(inner) ? ' ' : inner))
    .replace(/^(?!\d?\p{Lu}{1,2}[:：])[^:：,]{2,40}[:：]\s*/u, '')
    .split(/[,;،؛|•·●▪\t]|\s[–—-]\s|\s{3,}|\/(?=\s)|\s\//)
    .flatMap((part) => bracketed(part))
    .flatMap(ofRun)
    .flatMap(ofPair)
    .map(withoutLead)
    .map((part) => part.replace(/^[\s.()–—-]+|[\s.:()–—-]+$/g, '').trim())
    .filter(
      (part, _, all) =>
        part.length > 0 &&
        part.length <= longest &&
        part.split(/\s+/).length <= mostWords &&
        /\p{L}/u.test(part) &&
        !isOnlyLevel(part) &&
        languagesToldIn(part, wordsForLanguages.names).length === 0 &&
        (all.length > 1 || sectionOf(part) === null),
    )

/** `(level: expert | experience: 9 years)`: how well, and no skill of its own. */
const isAboutIt = (inner: string) =>
  /[:：]/.test(inner) || /\d\s*\+?\s*\p{L}+\s*\)$/u.test(inner) || isOnlyLevel(inner.slice(1, -1))

/** `AutoCAD Primavera P6 Revit`: known ones with white space alone between them. */
function ofRun(part: string): string[] {
  const words = part.trim().split(/\s+/)
  const out: string[] = []
  for (let from = 0; from < words.length; ) {
    const length = [...Array(longestKnown).keys()]
      .map((less) => longestKnown - less)
      .find((count) => from + count <= words.length && known.has(key(words.slice(from, from + count).join(' '))))
    if (!length) return [part]
    out.push(words.slice(from, from + length).join(' '))
    from += length
  }
  return out.length > 1 && !known.has(key(part)) ? out : [part]
}

/** `Word and Excel`: two that are known do not make one. */
function ofPair(part: string): string[] {
  const both = part.trim().split(/\s+(?:and|et|и|&)\s+/iu)
  return both.length > 1 && !known.has(key(part)) && both.every((one) => known.has(key(one))) ? both : [part]
}

/** `and Excel`, the last of a list; `Proficient in Excel`. */
const lead = /^\s*(?:(?:and|et|и|&)\s+|(?:proficient|skilled|experienced|expert|fluent)\s+(?:in|with)\s+)/iu
function withoutLead(part: string): string {
  const bare = part.replace(lead, '').trim()
  return known.has(key(bare)) ? bare : part.replace(/^\s*(?:and|et|и|&)\s+/iu, '')
}

function bracketed(part: string): string[] {
  const match = /^(.*?)\(([^)]*)\)?(.*)$/.exec(part)
  return match
    ? [match[1] ?? '', ...(match[2] ?? '').split(/[,/]/), match[3] ?? '']
    : part.split(/(?<=\p{L}{2})\/(?=\p{L}{2})/u).length > 1 && !known.has(key(part))
      ? [part, ...part.split('/')]
      : [part]
}

function mentioned(text: string): string[] {
  const words = text
    // an initial is no skill
    .replace(/(?<!\S)\p{Lu}\.(?=\s)/gu, ' ')
    .split(/[\s,;|()/]+|:(?=\s|$)/)
    .map((word) => word.replace(/[.]+$/, ''))
    .filter(Boolean)
  const out: string[] = []
  for (let from = 0; from < words.length; from++)
    for (let length = Math.min(longestKnown, words.length - from); length > 0; length--) {
      const written = words.slice(from, from + length).join(' ')
      const name = unsaid.has(key(written)) ? undefined : known.get(key(written))
      // one small word may be anything: a tool has a capital or a sign
      if (
        name &&
        (length > 1 || /[\p{Lu}\d+#]/u.test(written) || /[^\p{ASCII}]/u.test(written) || written.length > 5)
      ) {
        out.push(name)
        from += length - 1
        break
      }
    }
  return out
}
