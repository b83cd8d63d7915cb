import { hasBullet, withoutBullet } from '#libraries/cv-reading/layout/line.ts'
import { joinedAt, wordsWithin } from '#libraries/cv-reading/layout/line-ends.ts'
import { numberingOf } from '#libraries/cv-reading/layout/numbers.ts'

/** A line as wide as this may have been broken by the edge of a page. */
const shortest = 45
/** Longer lines come from documents that do not break them. */
const widestOfPages = 220
/** How much of the widest line one fills that a page broke; few points begin with a number. */
const usualReach = 0.8
const numberReach = 0.7

/**
 * Text as it was meant: lines that a page broke are joined again, every point of a list begins with `• `. Where lines
 * are not as wide as the widest ones, the person broke them. `known`: words that the rest of the CV uses.
 */
export function joinedLines(text: string, known: ReadonlySet<string> = wordsWithin(text)): string {
  const lines = text.split('\n').map((line) => line.trim())
  const widest = Math.max(...lines.map(({ length }) => length))
  const mayBreak = breaksOf(lines, widest)
  const isNumbered = numberingOf(lines)
  const joined: string[] = []
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1] ?? ''
    const point = hasBullet(line)
    const last = joined.at(-1)
    if (last && line && !point && !isNumbered(line) && wasBroken(before, line, widest) && mayBreak(line))
      joined[joined.length - 1] = joinedAt(last, line, known)
    else if (point) joined.push(`• ${withoutBullet(line)}`)
    else if (line) joined.push(line)
  }
  return joined.map(withoutIcons).join('\n')
}

/** Letters of the private area are drawn icons. */
const withoutIcons = (line: string) => line.replace(/\s*[\ue000-\uf8ff]+\s*/gu, ' ').trim()

function wasBroken(before: string, line: string, widest: number): boolean {
  if (before === '' || before.length < shortest || widest > widestOfPages) return startsSmall(line) && before !== ''
  const reach = startsWithNumber(line) ? numberReach : usualReach
  return startsSmall(line) || (before.length > widest * reach && !/[.!?:؟。]$/.test(before))
}

/**
 * Whether a page that breaks lines can be told from points without their signs: what it breaks begins with a small letter
 * somewhere, and where letters have no size more than one line reaches its edge.
 */
function breaksOf(lines: readonly string[], widest: number): (line: string) => boolean {
  const anySmall = lines.some(startsSmall)
  const wide = lines.filter(({ length }) => length > widest * 0.8).length
  return (line) =>
    startsSmall(line) ||
    (anySmall && startsWithNumber(line)) ||
    (/^\p{Lu}/u.test(line) ? anySmall : wide > 1 || lines.length === 2)
}

const startsWithNumber = (line: string) => /^\p{N}/u.test(line)
const startsSmall = (line: string) => /^\p{Ll}/u.test(line)
