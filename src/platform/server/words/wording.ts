import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import compile from 'icu-minify/compile'
import { type Language, languages } from '#platform/shared/languages.ts'
import { messageAt } from '#platform/shared/message-at.ts'
import { translator, type Words } from '#platform/shared/words.ts'
import { type WantedWords, WordsOfScreens } from './words-of-screens.ts'

/** All texts of the product: compiled for pages, and a translator for what the server itself says. */
export type Wording = {
  of: (language: Language) => Words
  json: (language: Language) => string
  hash: (language: Language) => string
  /** Address of the words a screen may say, of a route or of a file; of all words where it is none of ours. */
  address: (language: Language, route: string, part: WantedWords['part']) => string
  /** The same as the browser asks for it; null where there is no such screen. */
  jsonFor: (language: Language, wanted: WantedWords) => { json: string; hash: string } | null
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
      hash: hashOf(json),
    })
  }
  const entry = (language: Language) =>
    compiled.get(language) as { raw: Words; words: Words; json: string; hash: string }
  const translators = new Map(languages.map((language) => [language, translator(language, entry(language).raw)]))
  const screens = new WordsOfScreens(source)
  const jsonFor = (language: Language, wanted: WantedWords) => {
    if (!screens.hasWords(wanted.screen)) return null
    const json = JSON.stringify(screens.pick(entry(language).words, wanted))
    return { json, hash: hashOf(json) }
  }
  // to ask for the hash of each page would be to gather its words each time
  const addresses = new Map<string, string>()
  const address = (language: Language, route: string, part: WantedWords['part']) => {
    const key = `${language} ${part} ${route}`
    const made = addresses.get(key) ?? addressFor(language, screens.fileOf(route), part)
    addresses.set(key, made)
    return made
  }
  const addressFor = (language: Language, screen: string | null, part: WantedWords['part']) => {
    const found = screen && jsonFor(language, { screen, part })
    const query: Record<string, string> = found ? { v: found.hash, screen, part } : { v: entry(language).hash }
    return `/assets/lang/${language}.json?${new URLSearchParams(query)}`
  }
  return {
    address,
    jsonFor,
    of: (language) => entry(language).words,
    json: (language) => entry(language).json,
    hash: (language) => entry(language).hash,
    say: (language, key, values) => (translators.get(language) as ReturnType<typeof translator>)(key, values),
    has: (language, key) => messageAt(entry(language).words, key) !== undefined,
  }
}

const hashOf = (json: string): string => createHash('sha256').update(json).digest('hex').slice(0, 12)

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
