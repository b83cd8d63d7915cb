import type { ReadCv } from '#libraries/cv-content/reading-contract.ts'
import { plain } from '../layout/letters.ts'
import { type Cell, type Line, withoutBullet } from '../layout/line.ts'
import data from '../lists/levels.json' with { type: 'json' }
import type { Part } from './headings.ts'
import { languageTables } from './language-table.ts'
import { readFrom } from './reads.ts'
import { languagesToldIn } from './spoken-in-sentences.ts'

type Spoken = ReadCv['languages'][number]
type Found = { name: string; level: string | null; cell: Cell; key: string; behind?: string }

/** Languages whose names for languages are known. */
const spoken = ['en', 'ar', 'ru', 'fr', 'de', 'es', 'pt', 'tr', 'it']
const longestLevelled = 46
const names = namesOf()
const levels = [...data.levels].map(plain).sort((a, b) => b.length - a.length)
const label =
  /^(?:(?:languages?|langues?)(?: known| spoken| parlées)?|known languages|языки|язык|знание языков|اللغات|لغات|langages parlés|language skills)\s*[:：]\s*|^(?:mother tongue\(s\)|other language\(s\)|langue\(s\) maternelle\(s\)|autre\(s\) langue\(s\))\s*[:：]?\s*/iu

function namesOf(): Map<string, string> {
  const out = new Map<string, string>()
  for (const language of spoken) {
    const display = new Intl.DisplayNames([language], { type: 'language' })
    for (const code of data.codes) {
      const name = plain(display.of(code) ?? '')
      out.set(name, code)
      if (language === 'ar') out.set(name.startsWith('ال') ? name.slice(2) : `ال${name}`, code)
    }
  }
  for (const [code, more] of Object.entries(data.more)) for (const name of more) out.set(plain(name), code)
  return out
}

/** Languages somebody speaks, from their section, or from a line that says so elsewhere. */
export function languagesOf(parts: Part[], lines: Line[]): Spoken[] {
  const tables = languageTables(lines, names)
  const listed = parts
    .filter(({ section }) => section === 'languages')
    .flatMap(({ heading, lines: all }) => {
      // a mother tongue under a heading of its own needs no other level
      const level = levelIn(heading?.cells[0]?.text.replace(/\(s\)/g, '') ?? '')
      const found = fromSection(all.filter((line) => !tables.lines.has(line)))
      return found.map((one) => ({ ...one, level: one.level ?? level ?? ownWords(one.behind ?? '') }))
    })
  const own = [...tables.rows, ...listed]
  const elsewhere =
    listed.length > 0
      ? []
      : lines
          .flatMap((line) => line.cells.flatMap(inSentence))
          .concat(labelledRows(lines), levelled(lines), told(lines))
  const seen = new Map<string, Found>()
  for (const found of [...own, ...elsewhere]) {
    const known = seen.get(found.key)
    if (!known) seen.set(found.key, found)
    else known.level ??= found.level
  }
  return [...seen.values()].map(({ name, level, cell }) => ({
    name: readFrom(name, cell, own.length > 0 ? 0.95 : 0.75),
    level: level ? readFrom(level, cell, 0.85) : null,
  }))
}

/** Names with levels beside them, behind them, or in the line below at the same place. */
function fromSection(lines: Line[]): Found[] {
  const found: Found[] = []
  for (const [at, line] of lines.entries()) {
    const inLine = line.cells.flatMap((cell) => inCell(whole(cell, lines[at + 1])))
    for (const one of inLine) one.level ??= beside(line, one.cell) ?? below(lines[at + 1], one.cell)
    found.push(...inLine)
  }
  return found
}

/** `Upper-` above `Intermediate`: a level that was cut at its hyphen. */
function whole(cell: Cell, line: Line | undefined): Cell {
  const under = /\p{L}-$/u.test(cell.text) ? line?.cells.find((other) => Math.abs(other.x1 - cell.x1) < 8) : undefined
  return under && inCell(under).length === 0 ? { ...cell, text: cell.text + under.text } : cell
}

function beside({ cells }: Line, cell: Cell): string | null {
  const next = cells[cells.indexOf(cell) + 1]
  return next && inCell(next).length === 0 ? levelIn(next.text) : null
}

function below(line: Line | undefined, cell: Cell): string | null {
  const under = line?.cells.find((other) => Math.abs(other.x1 - cell.x1) < 8 || Math.abs(other.x2 - cell.x2) < 8)
  return under && inCell(under).length === 0 ? levelIn(under.text) : null
}

function inCell(cell: Cell): Found[] {
  const text = withoutBullet(cell.text)
  const before = label.exec(text)?.[0] ?? ''
  const level = levelIn(before.replace(/\(s\)|[:：]/g, ''))
  return text
    .slice(before.length)
    .split(/[,;،/|•·●&]|\s+(?:and|et|и)\s+|\s+و(?=ال)|(?<=\))\s+/u)
    .flatMap(byName)
    .flatMap((part) => inPart(part, cell))
    .map((found) => ({ ...found, level: found.level ?? level ?? levelOfAll(cell, found.key) }))
}

/** `Fluent in Spanish and English`: said once, of all that follow. */
const levelOfAll = (cell: Cell, key: string) =>
  / (?:in|of) /i.test(cell.text)
    ? (languagesToldIn(cell.text, names).find((one) => one.key === key)?.level ?? null)
    : null

/** `Русский родной Английский C1`: names one after the other, each with its level behind it. */
function byName(part: string): string[] {
  const out: string[] = []
  for (const word of part.trim().split(/\s+/)) {
    const [last] = out.slice(-1)
    if (last === undefined || (names.has(plain(word)) && levelIn(last.split(' ').slice(1).join(' ')))) out.push(word)
    else out[out.length - 1] = `${last} ${word}`
  }
  return names.has(plain(out[0]?.split(' ')[0] ?? '')) ? out : [part]
}

/** `English (C1)`, `Français : courant`, `Английский — B2`, `اللغة العربية: اللغة الأم`. */
function inPart(part: string, cell: Cell): Found[] {
  const words = part.trim().split(/[\s:=(–—-]+/)
  for (let from = 0; from < Math.min(words.length, 4); from++)
    for (const length of [3, 2, 1]) {
      const name = words.slice(from, from + length).join(' ')
      const key = names.get(plain(name))
      if (key)
        return [
          {
            name: name.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, ''),
            key,
            cell,
            behind: part.slice(part.indexOf(words[from + length - 1] ?? '') + (words[from + length - 1] ?? '').length),
            level:
              levelIn(words.slice(from + length).join(' ')) ??
              (from > 0 ? levelIn(words.slice(0, from).join(' ')) : null),
          },
        ]
    }
  return []
}

/** `Fluent in`, before the name of a language: what joins them is no part of the level. */
const joint = /(?:\s+(?:speakers?|user))?\s+(?:in|of|with|en|de|на|в|في)$/iu

/** The words for a level in a text; as they were written. */
export function levelIn(told: string): string | null {
  const given = told.trim().replace(joint, '')
  const text = plain(given)
  if (text === '') return null
  const level = levels.find((known) => ` ${text} `.includes(` ${known} `))
  if (!level) return null
  const bare = given.replace(/^[\s:()–—-]+|[\s()]+$/g, '')
  const whole = bare.includes('(') ? `${bare})` : bare
  return whole.length < 50 ? whole : level
}

/** `Italien : je me débrouille`: behind a sign whatever stands there tells the level, but for another language. */
function ownWords(behind: string): string | null {
  const [, told] = /^\s*[:：=(–—-]\s*(\p{L}[^()]{2,58}?)\s*\)?\s*$/u.exec(behind) ?? []
  return told && !told.split(/[\s–—-]+/).some((word) => names.has(plain(word))) ? told : null
}

/** A level as it is drawn: `●●●○○`. */
const ratings = /[●○•★☆■□◆◇⬤◯]{3}/u

const isLevel = (text: string) => levels.includes(plain(text))
export const isOnlyLevel = (text: string): boolean => isLevel(text.trim())

const inSentence = (cell: Cell): Found[] => (label.test(withoutBullet(cell.text)) ? inCell(cell) : [])

const told = (lines: Line[]): Found[] =>
  lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => languagesToldIn(cell.text, names).map((found) => ({ ...found, cell }))),
  )

/** `English — B2` as a line of its own says enough, wherever it stands. */
const levelled = (lines: Line[]): Found[] =>
  lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const [found, ...more] = cell.text.length < longestLevelled ? inCell(cell) : []
      const starts = found && plain(withoutBullet(cell.text)).startsWith(plain(found.name))
      const rated = found?.level || ratings.test(cell.text)
      return found && rated && starts && more.length === 0 ? [found] : []
    }),
  )

/** `Languages` in the margin, the names beside it. */
const labelledRows = (lines: Line[]): Found[] =>
  lines.flatMap(({ cells }) => {
    const at = cells.findIndex(
      ({ text }) => label.test(`${withoutBullet(text).replace(/\s*[:：]$/, '')}:`) && text.length < 30,
    )
    if (at < 0) return []
    // a mother tongue needs no other level
    const level = levelIn(cells[at]?.text.replace(/\(s\)/g, '') ?? '')
    return cells
      .slice(at + 1)
      .flatMap(inCell)
      .map((found) => ({ ...found, level: found.level ?? level }))
  })

/** The code of a language by its name in one of our languages; null where it is not known, or has more than a code can say. */
export const languageCode = (name: string): string | null => keptBy(codes, name, () => names.get(plain(name)) ?? null)

type Level = keyof typeof scale
const scale = data.scale
const scaled = Object.entries(scale)
  .flatMap(([code, words]) => words.map((word) => [plain(word), code as Level] as const))
  .sort(([a], [b]) => b.length - a.length)

/** Names of languages in plain letters, each with its code; and words for levels, each with the level it means. */
export const wordsForLanguages: { names: ReadonlyMap<string, string>; levels: readonly (readonly [string, Level])[] } =
  {
    names,
    levels: scaled,
  }

/** A level of the scale itself, in Latin letters or in those of Russian that look like them. */
const cefr = /(?<![\p{L}\p{N}])([ABCАВС])([12])(?![\p{L}\p{N}])/iu
const latin: Record<string, string> = { А: 'A', В: 'B', С: 'C' }

/** A level on the common European scale: as it is written, else by the longest of the words that mean one; null where they say nothing of it. */
export function levelCode(level: string): Level | null {
  return keptBy(levelCodes, level, () => {
    const [, letter = '', step = ''] = cefr.exec(level) ?? []
    if (letter) return `${latin[letter.toUpperCase()] ?? letter.toUpperCase()}${step}` as Level
    const text = ` ${plain(level)} `
    return scaled.find(([word]) => text.includes(` ${word} `))?.[1] ?? null
  })
}

/** The same few names and levels stand in most CVs. */
const codes = new Map<string, string | null>()
const levelCodes = new Map<string, Level | null>()
const mostKept = 5_000

function keptBy<T>(known: Map<string, T>, text: string, make: () => T): T {
  const before = known.get(text)
  if (before !== undefined) return before
  if (known.size >= mostKept) known.clear()
  const made = make()
  known.set(text, made)
  return made
}
