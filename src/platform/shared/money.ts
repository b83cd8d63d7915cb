import { kept } from './kept.ts'

/** Money as a language writes it. Arabic names its currencies; the abbreviations read as noise there. */
export function moneyOf(locale: string, currency: string): Intl.NumberFormat {
  const known = /^[A-Z]{3}$/.test(currency)
  const make = () =>
    new Intl.NumberFormat(locale, {
      ...(known && { style: 'currency', currency, currencyDisplay: locale.startsWith('ar') ? 'name' : 'symbol' }),
      maximumFractionDigits: 0,
    })
  return kept(`money ${locale} ${known ? currency : ''}`, make)
}
