import { hasBullet, withoutBullet } from '#libraries/cv-reading/layout/line.ts'

/** A line as wide as this may have been broken by the edge of a page. */
const shortest = 45
/** Longer lines come from documents that do not break them. */
const widestOfPages = 220

/**
 * Text as it was meant: lines that a page broke are joined again, every point of a list begins with `• `. Where lines
 * are not as wide as the widest ones, the person broke them.
 */
export function joinedLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  const widest = Math.max(...lines.map(({ length }) => length))
  const mayBreak = breaksOf(lines, widest)
  const joined: string[] = []
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1] ?? ''
    const point = hasBullet(line)
    const last = joined.at(-1)
    if (last && line && !point && wasBroken(before, line, widest) && mayBreak(line))
      joined[joined.length - 1] = `${last} ${line}`
    else if (point) joined.push(`• ${withoutBullet(line)}`)
    else if (line) joined.push(line)
  }
  return joined.join('\n')
}

function wasBroken(before: string, line: string, widest: number): boolean {
  if (before === '' || before.length < shortest || widest > widestOfPages) return startsSmall(line) && before !== ''
  return startsSmall(line) || (before.length > widest * 0.8 && !/[.!?:؟。]$/.test(before))
}

/**
 * Whether a page that breaks lines can be told from points without their signs: what it breaks begins with a small letter
 * somewhere, and where letters have no size more than one line reaches its edge.
 */
function breaksOf(lines: readonly string[], widest: number): (line: string) => boolean {
  const anySmall = lines.some(startsSmall)
  const wide = lines.filter(({ length }) => length > widest * 0.8).length
  return (line) => startsSmall(line) || (/^\p{Lu}/u.test(line) ? anySmall : wide > 1 || lines.length === 2)
}

const startsSmall = (line: string) => /^\p{Ll}/u.test(line)
