import type { Language } from '#platform/shared/languages.ts'
import names from './vocabulary/languages.json' with { type: 'json' }

/**
 * How people write that a language is asked for, where X is its name: "Hindi speaking", «со знанием немецкого», "bilingue anglais",
 * «يجيد الإنجليزية». Names that also say where food or people come from need more than themselves.
 */
const ways: Record<Language, readonly string[]> = {
  en: [
    'X speaking',
    'X speaker',
    'X speakers',
    'X spoken',
    'speaks X',
    'speak X',
    'speaking X',
    'X language',
    'X fluent',
    'fluent X',
    'fluent in X',
    'good X',
    'good in X',
    'native X',
    'X native',
    'knowledge of X',
    'knows X',
    'bilingual X',
    'X bilingual',
  ],
  ar: [
    'لغة X',
    'يجيد X',
    'تجيد X',
    'إجادة X',
    'يتكلم X',
    'تتكلم X',
    'يتحدث X',
    'تتحدث X',
    'متحدث X',
    'X جيد',
    'X بطلاقة',
  ],
  ru: [
    'с X',
    'X язык',
    'с X языком',
    'знание X',
    'знание X языка',
    'со знанием X',
    'со знанием X языка',
    'свободный X',
    'хороший X',
    'разговорный X',
    'носитель X',
  ],
  fr: [
    'X courant',
    'X bilingue',
    'bilingue X',
    'bon X',
    'X exigé',
    'X obligatoire',
    'parlant X',
    'parle X',
    'langue X',
    'niveau X',
    'maîtrise X',
    "maîtrise de l'X",
    'maîtrise du X',
  ],
}

type Names = { bare: string[]; other: string[]; own: string[] }
const known: Record<string, Record<Language, Names>> = names

/** Phrases that ask for a language, each with its code. */
export function* languagesAsked(language: Language): Generator<[phrase: string, code: string]> {
  for (const [code, each] of Object.entries(known)) {
    const { bare, other, own } = each[language]
    for (const phrase of [...bare, ...own]) yield [phrase, code]
    for (const name of [...bare, ...other]) for (const way of ways[language]) yield [way.replace('X', name), code]
  }
}

/** What an advert that asks for a language is found by. */
export const speaks = (code: string): string => `speaks_${code}`

/** The code of the language that such a word names; null of any other. */
export const languageSpoken = (word: string): string | null =>
  word.startsWith(speaks('')) ? word.slice(speaks('').length) : null
