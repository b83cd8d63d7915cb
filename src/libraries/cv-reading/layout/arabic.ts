import { isRightToLeft } from './letters.ts'

/** Hamza and madda forms of alef that text layers put before the lam they follow. */
const swappedArticle = /(?<![\p{L}\p{M}])([وفبك]?)ا([أإآا])ل(?=[\u0621-\u064a]{2})/gu
const swappedInside = /(?<=[\u0621-\u064a])([أإآ])ل(?=[\u0621-\u064a])/gu

/** What stands before a foreign word without a space is at most `و`, `ب` and the article. */
const afterForeign = /(?<=\p{Script=Latin}[+#]{0,2})(?=[\u0621-\u064a])/gu
const beforeForeign = /(?<=[\u0621-\u064a\u064b-\u0652]{5})(?=\p{Script=Latin}{2})/gu

/**
 * Mends what text layers do to Arabic: `األشطل` is `الأشطل`, `هللا` is `الله`, marks float after a space, words of
 * two scripts are glued where the space went to the other side of the foreign one.
 * Letters inside a word whose order only a dictionary knows stay as they are.
 */
export function repairArabic(text: string): string {
  if (!isRightToLeft(text)) return text
  return (
    text
      // a word ends with these letters, so the space behind them is one
      .replace(/(?<![ىة])\s+(?=[\u064b-\u0652])/g, '')
      .replace(/([\u064b-\u0652])\1+/g, '$1')
      .replace(/([\u064b-\u0652])([\u0621-\u064a])\1?\2/g, '$2$1')
      .replace(/([\u064b-\u0652])\1+/g, '$1')
      // `جد اً`: the end of an adverb is no word of its own
      .replace(/(?<=[\u0621-\u064a])\s+(?=ا\u064b(?![\u0621-\u064a]))/g, '')
      .replace(afterForeign, ' ')
      .replace(beforeForeign, ' ')
      // a page from the right shows the sign left of its number
      .replace(/(?<![\p{L}\p{N}])([%٪])(\p{N}+(?:[.,٫]\p{N}+)?)(?![\p{N}%٪])/gu, '$2$1')
      .replace(/هللا/g, 'الله')
      .replace(swappedArticle, (_, before: string, alef: string) => `${before}ال${alef === 'ا' ? 'ا' : alef}`)
      .replace(swappedInside, (whole, alef: string, at: number, all: string) =>
        all[at - 1] === 'ا' ? `ل${alef}` : whole,
      )
  )
}
