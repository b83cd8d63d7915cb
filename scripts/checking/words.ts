import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { formatsIn } from '#platform/shared/formats.ts'
import { languages } from '#platform/shared/languages.ts'
import type { Finding } from './check.ts'
import { dayEndFaults } from './day-ends.ts'
import { glossaryFaults } from './glossary.ts'
import { type Message, readMessage } from './message.ts'
import { typographyFaults } from './typography.ts'
import { missingWords } from './used-words.ts'

/** Whatever else is named prints the bare number. */
const known = new Set(Object.values(formatsIn('en')).flatMap((kind) => Object.keys(kind)))

type Texts = Map<string, string>

// a French "many" is for millions alone; a text may leave it to "other"
const mayLack: Record<string, string[]> = { fr: ['many'] }

/** Texts in four languages: the same keys, arguments and tags, valid ICU, every plural form; and all that screens ask for. */
export async function checkWords(root = process.cwd()): Promise<Finding> {
  const folders = new Set(globSync('src/**/words/*.json', { cwd: root }).map((file) => path.dirname(file)))
  const faults = [...folders].sort().flatMap((folder) => checkFolder(root, folder))
  faults.push(...missingWords(root))
  return faults.length === 0 ? null : faults.join('\n')
}

function checkFolder(root: string, folder: string): string[] {
  const faults: string[] = []
  const byLanguage = new Map<string, Texts>()
  for (const language of languages) {
    const file = `${folder}/${language}.json`
    if (!existsSync(path.join(root, file))) faults.push(`${file}: missing`)
    else byLanguage.set(language, readTexts(path.join(root, file), file, faults))
  }
  const keys = new Set([...byLanguage.values()].flatMap((texts) => [...texts.keys()]))
  for (const key of keys) faults.push(...checkKey(folder, key, byLanguage))
  return faults
}

/** Keys of nested objects joined by dots. */
function readTexts(at: string, file: string, faults: string[]): Texts {
  const texts: Texts = new Map()
  const collect = (value: unknown, key: string) => {
    if (typeof value === 'string') texts.set(key, value)
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [name, inner] of Object.entries(value)) collect(inner, key ? `${key}.${name}` : name)
    else faults.push(`${file}: ${key}: neither a text nor a group of texts`)
  }
  try {
    collect(JSON.parse(readFileSync(at, 'utf8')), '')
  } catch (error) {
    faults.push(`${file}: ${(error as Error).message}`)
  }
  return texts
}

function checkKey(folder: string, key: string, byLanguage: Map<string, Texts>): string[] {
  const faults: string[] = []
  const where = `${path.basename(path.dirname(folder))}.${key}`
  let first: { file: string; message: Message } | undefined
  for (const [language, texts] of byLanguage) {
    const file = `${folder}/${language}.json`
    const text = texts.get(key)
    const fault = (what: string) => faults.push(`${file}: ${key}: ${what}`)
    if (text === undefined) fault('missing')
    else if (text.trim() === '') fault('empty')
    else {
      const message = tryRead(text, fault)
      if (!message) continue
      for (const style of message.styles) if (!known.has(style)) fault(`names a format that is none: ${style}`)
      for (const lack of lacks(language, message)) fault(lack)
      for (const wrong of typographyFaults(language, text)) fault(wrong)
      for (const wrong of dayEndFaults(language, where, text)) fault(wrong)
      for (const wrong of glossaryFaults(language, where, message.said)) fault(wrong)
      first ??= { file, message }
      for (const difference of differences(message, first)) fault(difference)
    }
  }
  return faults
}

function tryRead(text: string, fault: (what: string) => void): Message | null {
  try {
    return readMessage(text)
  } catch (error) {
    fault(`not valid ICU (${(error as Error).message})`)
    return null
  }
}

function lacks(language: string, { choices }: Message): string[] {
  return choices.flatMap(({ argument, type, forms }) => {
    const needed = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
    const lacking = needed.filter((form) => !forms.includes(form) && !mayLack[language]?.includes(form))
    return lacking.length === 0 ? [] : [`{${argument}} lacks the plural forms ${lacking.join(', ')}`]
  })
}

function differences(message: Message, first: { file: string; message: Message }): string[] {
  const other = path.basename(first.file)
  const compare = (kind: string, mine: Set<string>, theirs: Set<string>) => [
    ...[...theirs.difference(mine)].map((name) => `lacks the ${kind} ${name} that ${other} has`),
    ...[...mine.difference(theirs)].map((name) => `has the ${kind} ${name} that ${other} lacks`),
  ]
  return [
    ...compare('argument', message.arguments, first.message.arguments),
    ...compare('tag', message.tags, first.message.tags),
  ]
}
