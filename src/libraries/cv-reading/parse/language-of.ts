import { isRightToLeft, plain } from '../layout/letters.ts'

const common = {
  fr: new Set('de la le les des et en du une pour dans avec sur aux par est un ans au'.split(' ')),
  en: new Set('the of and in for with to on at by from a is as an using'.split(' ')),
}

/** What a CV is written in: by its letters, and between English and French by its small words. */
export function languageOf(text: string): 'en' | 'ar' | 'ru' | 'fr' {
  const sample = text.slice(0, 20_000)
  const letters = [...sample].filter((sign) => /\p{L}/u.test(sign))
  const arabic = letters.filter((sign) => isRightToLeft(sign)).length
  const cyrillic = letters.filter((sign) => /\p{Script=Cyrillic}/u.test(sign)).length
  if (arabic > letters.length * 0.3) return 'ar'
  if (cyrillic > letters.length * 0.3) return 'ru'
  const words = plain(sample).split(' ')
  const count = (set: Set<string>) => words.filter((word) => set.has(word)).length
  return count(common.fr) > count(common.en) ? 'fr' : 'en'
}
