import { latin } from '#platform/shared/numbers.ts'

/** Digits of any script a keyboard may write (Arabic, Persian) → Latin digits; what stands behind a decimal sign, and all else, is left out. */
export const digitsOf = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[.,٫]\d{1,2}(?![\d.,٫٬])/g, '')
    .replace(/\D/g, '')
    .slice(0, 12)

const endsInPart = /[.,٫][\d٠-٩۰-۹]{0,2}$/u
/**
 * What stands in the field of a whole number while one writes: its digits, and what stands behind a decimal sign, which counts for nothing.
 * Without the sign the next digits would be read as more of the number: 12.50 as 1250.
 */
export const whileWritten = (text: string): string => (endsInPart.test(text) ? text : digitsOf(text))

/** A whole number as somebody typed it: 25, ٢٥, 1 000, 1,000. NaN for anything else, -5 and 2.5 too: nobody guesses what was meant. */
export function countOf(typed: string): number {
  const text = latin(typed).replace(/[\s\p{Cf}]/gu, '')
  const digits = /^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN
}

/**
 * The same for a call. What is no whole number becomes -1, which the call refuses by its field: as JSON, NaN would be nothing at all.
 * One too long to be read stays too big.
 */
export function countFor(typed: string): number {
  const count = countOf(typed)
  if (!Number.isNaN(count)) return count
  return /^\d{13,}$/.test(latin(typed).replace(/[\s,]/g, '')) ? 1e12 : -1
}
/** The same where nothing may be written. */
export const countOrNone = (typed: string): number | null => (typed.trim() === '' ? null : countFor(typed))
