import { globSync } from 'node:fs'

/** Files that match, of those the ones whose path begins with one of the prefixes, where any are given. */
export function findTests(patterns: string[], prefixes: string[]): string[] {
  const wanted = prefixes.map((prefix) => prefix.replace(/^\.\//, ''))
  return globSync(patterns)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => wanted.length === 0 || wanted.some((prefix) => file.startsWith(prefix)))
    .sort()
}
