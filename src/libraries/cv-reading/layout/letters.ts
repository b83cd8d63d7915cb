const rightToLeft = /[\u0590-\u06ff\u0750-\u077f\ufb1d-\ufdff\ufe70-\ufeff]/
const marks = /[\u064b-\u0652\u0640\u200b-\u200f\u00ad\u2066-\u2069]/g

export const isRightToLeft = (text: string): boolean => rightToLeft.test(text)

/** Arabic-Indic and Persian digits as the ones phones and dates are made of; the length stays. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.charCodeAt(0) & 0xf) % 10))

/** Words as they are compared: no case, no accents on Arabic, no punctuation. */
export const fold = (text: string): string =>
  latinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(marks, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ё/g, 'е')
    .replace(/[’ʼ`]/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}+#']+/gu, ' ')
    .trim()

/** Folded once more, without the accents of Latin letters. */
export const plain = (text: string): string =>
  fold(text)
    .normalize('NFD')
    .replace(/\p{Script=Latin}[\u0300-\u036f]+/gu, ([letter = '']) => letter)
    .normalize('NFC')
    .replace(/'/g, ' ')

const isUpper = (letter: string) => letter !== letter.toLowerCase()

/** Whether all its letters are capitals, at least three of them. */
export function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length > 2 && letters === letters.toUpperCase() && isUpper(letters[0] ?? '')
}
