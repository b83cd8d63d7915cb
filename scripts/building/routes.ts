import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readRouteLists } from '#platform/server/words/route-lists.ts'

/** Every address of the site with the file of its screen. */
export function listRoutes(source: string): { address: string; file: string }[] {
  const text = readRouteLists(source)
  const first = [...text.matchAll(/index\('([^']+)'\)/g)].map(([, file = '']) => ({ address: '/', file }))
  const others = [...text.matchAll(/route\('([^']+)',\s*'([^']+)'/g)].map(([, address = '', file = '']) => ({
    address: `/${address}`,
    file,
  }))
  return [...first, ...others].filter(({ file }) => existsSync(path.join(source, file)))
}

/** Style sheets that some files of ours ask for, themselves or through what they import. */
export function sheetsOf(source: string, files: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const sheets = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    if (file.endsWith('.css')) return void sheets.add(path.join(source, file))
    for (const next of importsOf(source, file)) visit(next)
  }
  for (const file of files) visit(file)
  return sheets
}

function importsOf(source: string, file: string): string[] {
  const text = readFileSync(path.join(source, file), 'utf8')
  return [...text.matchAll(/(?:from|import\(?)\s*'([#.][^'?]+)'/g)]
    .map(([, to = '']) => (to.startsWith('#') ? to.slice(1) : path.posix.join(path.posix.dirname(file), to)))
    .filter((to) => existsSync(path.join(source, to)))
}
