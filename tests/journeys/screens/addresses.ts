import path from 'node:path'
import { readRouteLists } from '../../../src/platform/server/words/route-lists.ts'

/**
 * Every address of `src/routes.ts` as it is written there, '' for the front page. Read as text: the list itself can only
 * be loaded by the bundler.
 */
export function addressesOfTheSite(): string[] {
  const text = readRouteLists(path.resolve(import.meta.dirname, '../../../src'))
  const built = text.slice(text.indexOf('const screens = ['))
  const found = [...built.matchAll(/\broute\(\s*'([^']+)'/g)].map(([, address = '']) => address)
  return ['', ...new Set(found)]
}
