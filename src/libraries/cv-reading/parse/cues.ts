import { readFileSync } from 'node:fs'
import { plain } from '../layout/letters.ts'
import cues from '../lists/cues.json' with { type: 'json' }

type Texts = { en: string; ar: string; ru: string; fr: string }
type Kind = 'title' | 'org' | 'degree' | 'institution' | 'tells'

const words = (lists: Record<string, string>) =>
  new Set(Object.values(lists).flatMap((list) => list.split(' ').map((word) => plain(word.replaceAll('-', '')))))
const sets: Record<Kind, Set<string>> = {
  title: words(cues.title),
  org: words(cues.org),
  degree: words(cues.degree),
  institution: words(cues.institution),
  tells: words(cues.tells),
}
/** They stand between what somebody was and where, and say nothing else before a name. */
export const whereWords = ['at', 'chez', 'bei', 'presso']
export const beforeName = new RegExp(`^(?:${whereWords.join('|')})\\s+(?=\\p{Lu})`, 'u')

const employment = new Set(cues.employment.map(plain))

const lookup = (name: string): Texts[] =>
  JSON.parse(readFileSync(new URL(`../../../../db/lookups/${name}.json`, import.meta.url), 'utf8'))
const positions = new Set(
  lookup('positions').flatMap((texts) =>
    [texts.en, texts.ar, texts.ru, texts.fr].flatMap((text) => text.split(' / ')).map(plain),
  ),
)

const wordsOfWork = new Set([...positions].flatMap((name) => name.split(' ')))
/** Whether a word stands in the name of a position: "sales", «مبيعات». */
export const isWordOfWork = (word: string): boolean => wordsOfWork.has(plain(word))

/** `B.Sc.` is one word, `co-founder` two, `المهندس` the one without its article. */
function tokensOf(text: string): string[] {
  const dotless = text.replace(/(?<![\p{L}])((?:\p{L}{1,3}\.\s?){2,})/gu, (all) => `${all.replace(/[.\s]/g, '')} `)
  return plain(
    dotless
      .replace(/(\p{L})\+\d/gu, '$1')
      .replace(/\bPh\.?\s?D\b/gi, 'PhD')
      .replace(/(\p{L})[-‐‑](\p{L})/gu, '$1 $2'),
  ).split(' ')
}

const has = (kind: Kind, token: string) =>
  sets[kind].has(token) || (/^(?:ال|وال|و)/.test(token) && sets[kind].has(token.replace(/^و?(?:ال)?/, '')))

/** How many of a text's words speak for a kind. */
export const cuesIn = (kind: Kind, text: string): number => tokensOf(text).filter((token) => has(kind, token)).length

export const isTitleLike = (text: string): boolean => cuesIn('title', text) > 0 || positions.has(plain(text))

/** `Bank Clerk`, `Chef de chantier`: what else stands there tells what kind of clerk and chief it is. */
const isHeaded = (tokens: string[]) => [tokens[0], tokens.at(-1)].some((token) => token && has('title', token))

/** How much a text looks like what somebody worked as; below zero, like something else. */
export function titleScore(text: string): number {
  const tokens = tokensOf(text)
  const known = positions.has(plain(text)) ? 1.5 : 0
  const cue = tokens.some((token) => has('title', token)) ? 2 : 0
  const org = tokens.filter((token) => has('org', token)).length
  const long = tokens.length > 9 ? 1 + (tokens.length - 9) * 0.2 : 0
  return known + cue - Math.min(org, 2) * (isHeaded(tokens) ? 0.4 : 1.1) - long - (/[«»"“”]/.test(text) ? 0.8 : 0)
}

const fewestTelling = 4

/** `Reconciled accounts of three banks`, `تسوية حسابات الموردين`: by its first word, or by having fewer capitals than a name. */
export function isTelling(text: string): boolean {
  const [first = '', ...rest] = tokensOf(text)
  if (rest.length > 0 && has('tells', first)) return true
  if (/^\p{Lu}?\p{Ll}.*\s\d+\s+\p{Ll}/u.test(text) && !/[№«"“]/.test(text)) return true
  const words = text.split(/\s+/).filter((word) => /^[\p{Lu}\p{Ll}]/u.test(word))
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return words.length >= fewestTelling && lower > words.length * 0.6 && !/[«"“]/.test(text)
}

/** How much a text looks like where somebody worked. */
export function orgScore(text: string): number {
  const tokens = tokensOf(text)
  const org = tokens.filter((token) => has('org', token)).length
  const named = /[«»]|\b(?:Inc|Ltd|LLC|GmbH|Corp|S\.A|SARL|SAS)\b\.?|^(?:ООО|АО|ПАО|ЗАО|ОАО|ИП)\b/u.test(text) ? 1.5 : 0
  const title = isTitleLike(text) ? (isHeaded(tokens) ? 2 : 1.6) : 0
  const long = tokens.length > 9 ? 1 + (tokens.length - 9) * 0.2 : 0
  return Math.min(org, 2) * 1.4 + named - title - long - (isTelling(text) ? 2 : 0)
}

export const isEmploymentKind = (text: string): boolean => employment.has(plain(text))
