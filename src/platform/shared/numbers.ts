/** Arabic and Persian digits, decimal and thousands signs as they are typed on such keyboards → those of Latin ones. */
export const latin = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/٫/g, '.')
    .replace(/٬/g, ' ')
    .replace(/\u2212/g, '-')

const written = /-?\d+(?:[., \u00a0\u202f’']\d+)*/g
const grouped = /^-?[1-9]\d{0,2}([., \u00a0\u202f’'])\d{3}(?:\1\d{3})*(?:[.,]\d{1,3})?$/
const plain = /^-?\d{1,9}(?:[.,]\d{1,3})?$/

/**
 * The number that somebody typed: `6 years`, `٦`, `۶ سنوات`, `5,5`, `12 000`, `12,000.50`. A sign before three last digits
 * groups thousands. Null where there is no number, or more than one: nobody guesses which was meant.
 */
export function readNumber(text: string): number | null {
  const found = latin(text)
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .match(written)
  const [only] = found ?? []
  if (!only || found?.length !== 1) return null
  const sign = grouped.exec(only)?.[1]
  const digits = sign === undefined ? only : only.split(sign).join('')
  return plain.test(digits) ? Number(digits.replace(',', '.')) : null
}
