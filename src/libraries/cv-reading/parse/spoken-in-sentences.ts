import { plain } from '../layout/letters.ts'

/** What stands before languages in a sentence, and how well they are spoken where it says so. */
const ways: RegExp[] = [
  /(?<!\p{L})(fluent|proficient|native|bilingual|trilingual|conversational)(?:ly)?\s+(?:speaker\s+of|in|of)\s+(.+)/iu,
  /(?<!\p{L})(fluent)\s+(?=\p{Lu})(.+)/u,
  /(?<!\p{L})parl\p{Ll}+\s+(couramment)\s+(.+)/iu,
  /(?<!\p{L})(bilingue|courante?)\s+(?:en\s+)?(.+)/iu,
]
const joints = /\s*[,،;/]\s*(?:and\s+|et\s+)?|\s+(?:and|et|&)\s+/iu
const mostWordsOfName = 2
const article = /^(?:en\s+|l['’]|le\s+|la\s+)/iu

/** `fluent in English, Mandarin and Cantonese`: languages named one after the other, until a word that is none. */
export function languagesToldIn(text: string, names: ReadonlyMap<string, string>) {
  const found: { name: string; key: string; level: string }[] = []
  for (const way of ways) {
    const [, level = '', rest = ''] = way.exec(text) ?? []
    for (const part of rest.split(joints)) {
      const words = part.replace(article, '').split(/\s+/)
      const name = [words.slice(0, mostWordsOfName).join(' '), words[0] ?? '']
        .map((one) => one.replace(/[.()]+$/, ''))
        .find((one) => names.has(plain(one)))
      const key = name && names.get(plain(name))
      if (!name || !key) break
      if (!found.some((one) => one.key === key && one.name === name)) found.push({ name, key, level })
    }
  }
  return found
}
