import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import compile from 'icu-minify/compile'
import { type Language, languages } from '#platform/shared/languages.ts'
import { translator, type Words } from '#platform/shared/words.ts'

/** All texts of the product: compiled for pages, and a translator for what the server itself says. */
export type Wording = {
  of: (language: Language) => Words
  json: (language: Language) => string
  hash: (language: Language) => string
  say: (language: Language, key: string, values?: Record<string, string | number | Date>) => string
  has: (language: Language, key: string) => boolean
}

/** `features/jobs/job-life` has its texts below `jobLife`. */
const nameOf = (folder: string) =>
  folder === 'platform/shared'
    ? 'platform'
    : path.basename(folder).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Reads the words of every feature and merges them under the feature's name. `refusals`, `fields` and `notices` of all
 * features are gathered at the top, because whoever shows them does not know which feature they come from.
 * @param source the `src` folder
 * @param brandTexts texts a brand replaces, by language and dotted key
 */
export function readWording(source: string, brandTexts: Partial<Record<Language, Words>> = {}): Wording {
  const compiled = new Map<Language, { raw: Words; words: Words; json: string; hash: string }>()
  for (const language of languages) {
    const words: Words = {}
    for (const [name, file] of wordFiles(source, language)) add(words, name, JSON.parse(readFileSync(file, 'utf8')))
    merge(words, brandTexts[language] ?? {})
    const ready = compileAll(words)
    const json = JSON.stringify(ready)
    compiled.set(language, {
      raw: words,
      words: ready,
      json,
      hash: createHash('sha256').update(json).digest('hex').slice(0, 12),
    })
  }
  const entry = (language: Language) =>
    compiled.get(language) as { raw: Words; words: Words; json: string; hash: string }
  const translators = new Map(languages.map((language) => [language, translator(language, entry(language).raw)]))
  return {
    of: (language) => entry(language).words,
    json: (language) => entry(language).json,
    hash: (language) => entry(language).hash,
    say: (language, key, values) => (translators.get(language) as ReturnType<typeof translator>)(key, values),
    has: (language, key) => lookUp(entry(language).words, key) !== undefined,
  }
}

function wordFiles(source: string, language: Language): [name: string, file: string][] {
  const folders = ['platform/shared', 'ui', 'frame', ...globSync('features/*/*', { cwd: source })]
  return folders
    .map((folder): [string, string] => [nameOf(folder), path.join(source, folder, 'words', `${language}.json`)])
    .filter(([, file]) => existsSync(file))
}

const gathered = ['refusals', 'fields', 'notices']

function add(words: Words, name: string, own: Words) {
  for (const group of gathered) {
    if (!own[group]) continue
    words[group] = { ...(words[group] as Words), ...(own[group] as Words) }
    delete own[group]
  }
  words[name] = own
}

function merge(into: Words, from: Words) {
  for (const [key, value] of Object.entries(from)) {
    const there = into[key]
    if (typeof value === 'object' && typeof there === 'object') merge(there, value)
    else into[key] = value
  }
}

const compileAll = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? (compile(value) as unknown as string) : compileAll(value),
    ]),
  )

const lookUp = (words: Words, key: string): unknown =>
  key.split('.').reduce<unknown>((at, part) => (at as Words | undefined)?.[part], words)
