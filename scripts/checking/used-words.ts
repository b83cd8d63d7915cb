import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Words = { [key: string]: string | Words }

const camel = (folder: string) => folder.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Texts that screens ask for by name and nobody wrote: every `t('key')` of a `const t = useTranslations('group')`. Names
 * that are put together at run time cannot be checked here.
 */
export function missingWords(root: string): string[] {
  const all: Words = {}
  for (const file of globSync('src/**/words/en.json', { cwd: root })) {
    const { refusals, fields, notices, ...own } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Words
    const folder = path.dirname(path.dirname(file))
    all[folder.endsWith('platform/shared') ? 'platform' : camel(path.basename(folder))] = own
    for (const [name, shared] of Object.entries({ refusals, fields, notices }))
      if (shared) all[name] = { ...(all[name] as Words), ...(shared as Words) }
  }
  return globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8')
    return keysIn(code)
      .filter((key) => !has(all, key))
      .map((key) => `${file}: nobody wrote the text ${key}`)
  })
}

/** Each part of a file asks under the group that its nearest `useTranslations` above names. */
function keysIn(code: string): string[] {
  const group = new Map<string, string>()
  const keys: string[] = []
  const steps = /const (\w+) = useTranslations\((?:'([^']*)'|[^)]*)\)|\b(t\w*)(?:\.rich|\.markup)?\(\s*'([^']+)'/g
  for (const [, variable, named, asking, key] of code.matchAll(steps)) {
    if (variable) {
      // a group whose name is put together is not known here
      group.delete(variable)
      if (named === undefined) continue
      group.set(variable, named)
      keys.push(named)
    } else if (asking && group.has(asking)) keys.push([group.get(asking), key].filter(Boolean).join('.'))
  }
  return keys
}

function has(words: Words, key: string): boolean {
  let at: Words | string | undefined = words
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined
  return at !== undefined
}
