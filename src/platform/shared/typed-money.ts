import { decimalsOf } from './money.ts'
import { latin } from './numbers.ts'

/**
 * What somebody typed as money, in smallest units of its currency: 2,010.75, 2 010,75 and ٢٠١٠٫٧٥ dirhams are 201075. NaN where
 * it is no amount, has more decimals than the currency, or could be a thousand times another: 1,250 of dinars, 1.250 of dirhams.
 */
export function minorOf(typed: string, currency: string): number {
  const text = latin(typed).replace(/[\s\p{Cf}’']/gu, '')
  const decimals = decimalsOf(currency)
  const [, head = '', sign = '', tail = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(text) ?? []
  if (couldBeTwo(head, sign, tail, decimals)) return Number.NaN
  const isDecimal = sign !== '' && tail.length <= decimals && !head.includes(sign)
  const whole = wholeOf(isDecimal ? head : text)
  const cents = isDecimal ? tail : ''
  if (whole === null || whole + cents === '') return Number.NaN
  const minor = Number(whole + cents.padEnd(decimals, '0'))
  return Number.isSafeInteger(minor) ? minor : Number.NaN
}

/** An amount as it stands in a field that asks for one: 2010.75, 26.500. */
export function typedOf(minor: number, currency: string): string {
  const decimals = decimalsOf(currency)
  const digits = String(minor).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** One sign before three digits: a comma mostly groups thousands, and a point does not, but not everywhere. */
function couldBeTwo(head: string, sign: string, tail: string, decimals: number): boolean {
  if (tail.length !== 3 || !/^[1-9]\d{0,2}$/.test(head)) return false
  return sign === ',' ? decimals === 3 : decimals !== 3
}

/** Digits without the signs that group them by thousands; null where these stand anywhere else. */
function wholeOf(text: string): string | null {
  if (/^\d*$/.test(text)) return text
  return /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(text) ? text.replace(/\D/g, '') : null
}
