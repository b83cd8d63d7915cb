import type { Gazetteer } from './gazetteer.ts'
import { phrasesIn } from './segments.ts'
import type { Token } from './tokens.ts'

/** Endings of the keys of names for women, and what those for men have instead. */
const endings: readonly [RegExp, string][] = [
  [/([щчн])иц$/, '$1ик'],
  [/тельниц$/, 'тел'],
  [/(\p{L}{4})(?:ш|к|ис)$/u, '$1'],
  [/euse$/, 'eur'],
  [/trice$/, 'teur'],
  [/ere$/, 'er'],
  [/([ei])nne$/, '$1n'],
  [/([a-z]{5})e$/, '$1'],
  [/woman$/, 'man'],
]

/**
 * Words that no name has are read as the form for men that one has: отборщица as отборщик, outilleuse as outilleur. Lists rarely
 * have both, and what somebody is called must not depend on which of them it is.
 */
export const asKnown = (tokens: readonly Token[], isKnown: (key: string) => boolean): readonly Token[] =>
  tokens.some(({ key }) => !isKnown(key))
    ? tokens.map((token) => (isKnown(token.key) ? token : { ...token, key: known(token.key, isKnown) }))
    : tokens

/** Every phrase among the tokens; of several words those too that have it for men only: "analyste financière", «учительница истории». */
export function phrasesInForms<T>(gazetteer: Gazetteer<T>, tokens: readonly Token[]) {
  const found = phrasesIn(gazetteer, tokens)
  const men = tokens.map((token) => ({ ...token, key: known(token.key, gazetteer.knows) }))
  if (men.every(({ key }, at) => key === tokens[at]?.key)) return found
  const isFound = new Set(found.map(({ from, to }) => `${from} ${to}`))
  return [
    ...found,
    ...phrasesIn(gazetteer, men).filter(({ from, to }) => to - from > 1 && !isFound.has(`${from} ${to}`)),
  ]
}

const known = (key: string, isKnown: (key: string) => boolean): string =>
  endings.map(([ending, by]) => key.replace(ending, by)).find((form) => form !== key && isKnown(form)) ?? key
