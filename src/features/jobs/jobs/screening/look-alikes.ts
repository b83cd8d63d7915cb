import type { Finding, Passage } from './finding.ts'

/** Latin letters that Cyrillic or Greek ones are mistaken for: a word that mixes them is written to slip past a reader. */
const mixed =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u
const twins =
  /^[\u0391-\u03a9\u03bf\u03b1\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0501\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0406]+$/u
/** Letters in fancy dress: mathematical, circled, full width. */
const dressed = /[\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f189}\u24b6-\u24e9\uff21-\uff5a]{2,}/u
/** Signs without width between letters; Arabic and Indian scripts need joiners and are left alone. */
const hidden =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}][\u200b-\u200d\u2060\ufeff\u00ad][\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u

/** Text that is made to look like other text (product.md, "Trust"). */
export const findLookAlikes = ({ field, language, text }: Passage): Finding[] =>
  (text.match(/\S+/gu) ?? [])
    .filter((word) => dressed.test(word) || hidden.test(word) || isMixed(word))
    .slice(0, 5)
    .map((word) => ({ rule: 'look_alike', severity: 'block', field, language, quote: word.slice(0, 80) }))

/** Mixed with twins only: "Wi-Fi-роутер", "SQL-запросы" and "3D-моделлер" are honest compounds. */
function isMixed(word: string): boolean {
  return word.split(/[^\p{L}\p{N}\p{M}\u200b-\u200d]+/u).some((part) => {
    if (!mixed.test(part)) return false
    const letters = [...part]
    const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length
    const other = letters.filter((letter) => /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letter)).join('')
    return latin >= 1 && (twins.test(other) || twins.test(toCyrillicTwins(part)))
  })
}

/** The Latin letters of a mostly Cyrillic word, as the Cyrillic ones they look like; others stay and fail the test. */
const toCyrillicTwins = (word: string): string => {
  const latin = [...word].filter((letter) => /\p{Script=Latin}/u.test(letter))
  return latin.map((letter) => twinOf[letter] ?? letter).join('')
}
const twinOf: Record<string, string> = {
  a: 'а',
  e: 'е',
  o: 'о',
  p: 'р',
  c: 'с',
  y: 'у',
  x: 'х',
  i: 'і',
  j: 'ј',
  s: 'ѕ',
  A: 'А',
  B: 'В',
  E: 'Е',
  K: 'К',
  M: 'М',
  H: 'Н',
  O: 'О',
  P: 'Р',
  C: 'С',
  T: 'Т',
  X: 'Х',
  I: 'І',
}
