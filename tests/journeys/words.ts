import { readFileSync } from 'node:fs'
import path from 'node:path'

type Tree = { [key: string]: string | Tree }

/** The words of a feature in the language of a project, so that one journey runs in every language. */
export function wordsOf(feature: string, project: string): (key: string) => string {
  const language = project === 'phone' ? 'ar' : 'en'
  const source = path.resolve(import.meta.dirname, '../../src')
  const folder = feature === 'ui' ? 'ui' : feature === 'platform' ? 'platform/shared' : `features/${feature}`
  const tree = JSON.parse(readFileSync(path.join(source, folder, 'words', `${language}.json`), 'utf8')) as Tree
  return (key) => {
    const found = key.split('.').reduce<string | Tree | undefined>((at, part) => (at as Tree | undefined)?.[part], tree)
    if (typeof found !== 'string') throw new Error(`${feature} has no word ${key}`)
    return found
  }
}
