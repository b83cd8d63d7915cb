import { directionOf, type Language } from './languages.ts'

const rtl = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
/** Names of parameters are Latin in every language. */
const braces = /\{[^{}]*\}/g
const [isolate, end] = ['\u2068', '\u2069']

/** A value that keeps its own direction whatever stands around it. */
export const apart = (value: string): string => `${isolate}${value}${end}`

const isRtl = (text: string): boolean => rtl.test(/\p{L}/u.exec(text)?.[0] ?? '')

/** A name as it stands within a sentence of ours: held together where any of it runs the other way than the sentence. */
export const heldIn = (value: string, language: Language): string =>
  (directionOf(language) === 'rtl' ? /[\p{Script=Latin}\p{Script=Cyrillic}]/u : rtl).test(value) ? apart(value) : value

/** Figures that a sign joins, as in numbers of orders: in a text from right to left they would change places. */
const joined = /\d[-/]\d/

/** A value before what follows it: a day that ends with “г.”, or a company “L.L.C.”, ends a sentence with one full stop. */
export const before = (rest: string, value: string): string =>
  value.endsWith('.') && /^\.(?!\.)/.test(rest) ? value.slice(0, -1) : value

/** A value as it stands within a text: one that runs the other way is held together, or the figures after it would join it. */
export const held = (value: string, text: string): string =>
  (/\p{L}/u.test(value) || joined.test(value)) && isRtl(value) !== isRtl(text.replace(braces, ''))
    ? apart(value)
    : value
