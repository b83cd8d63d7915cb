import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Finding } from './check.ts'

/** Up to here nothing was ever upgraded while it ran. */
const free = 150

/** What a process of the version before stumbles over, which still reads and writes while the new one has migrated. */
const narrowing: [RegExp, string][] = [
  [/\bdrop\s+(?:table|column|view|function|type)\b/i, 'takes away what the version before may use'],
  [/\brename\s+(?:to|column|constraint)\b/i, 'renames what the version before uses'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i, 'changes the type of what the version before writes'],
  [/\bset\s+not\s+null\b/i, 'demands what the version before may leave out'],
  [/\bdrop\s+default\b/i, 'demands what the version before may leave out'],
  [
    /\badd\s+(?:column\s+)?\w+(?:\s+(?!default\b)[\w()]+)*?\s+not\s+null\b(?![^,;]*\bdefault\b)/i,
    'demands a column that the version before does not know',
  ],
]
const narrows = /^-- Narrows: since \d{4} nothing /m

/**
 * Migrations only widen, so that both versions live with the database while processes are restarted one after the other. What narrows comes
 * a release later, and says since which migration nothing needs it: `-- Narrows: since 0151 nothing reads …`.
 */
export async function checkMigrations(root = process.cwd()): Promise<Finding> {
  const folder = path.join(root, 'db/migrations')
  const findings = readdirSync(folder)
    .filter((name) => Number.parseInt(name, 10) > free)
    .flatMap((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8')
      return narrows.test(text) ? [] : narrowingIn(text).map((why) => `db/migrations/${name} ${why}`)
    })
  return findings.length === 0
    ? null
    : `${findings.join('\n')}\nWiden first; narrow in a later release, with a line "-- Narrows: since NNNN nothing …".`
}

/** Why a migration narrows; what it made itself is its own. */
export function narrowingIn(text: string): string[] {
  const said = text.replace(/--.*$/gm, '').replace(/\bcreate\s+table\b[^;]*;/gi, '')
  return narrowing.flatMap(([sign, why]) => (sign.test(said) ? [why] : []))
}
