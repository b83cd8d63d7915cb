import { kept } from './kept.ts'

const isCode = (currency: string) => /^[A-Z]{3}$/.test(currency)

/** Money as a language writes it. Arabic names its currencies; the abbreviations read as noise there. */
export function moneyOf(locale: string, currency: string): Intl.NumberFormat {
  const known = isCode(currency)
  const make = () =>
    new Intl.NumberFormat(locale, {
      ...(known && { style: 'currency', currency, currencyDisplay: locale.startsWith('ar') ? 'name' : 'symbol' }),
      maximumFractionDigits: 0,
    })
  return kept(`money ${locale} ${known ? currency : ''}`, make)
}

/** A currency beside its amount: its letters, and its name where a language names them (in Arabic, as the amount counts it). */
export const currencyIn = (locale: string, currency: string, amount: number): string =>
  locale.startsWith('ar')
    ? (moneyOf(locale, currency)
        .formatToParts(amount)
        .find(({ type }) => type === 'currency')?.value ?? currency)
    : currency

/** Decimals of a currency (ISO 4217, as ICU has them): 2 of the dirham, 3 of the Kuwaiti dinar. */
export const decimalsOf = (currency: string): number =>
  kept(`decimals ${currency}`, () => new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions())
    .maximumFractionDigits ?? 2

/** The smallest step of an amount that every gateway takes: ten fils, where there are a thousand of them. */
export const stepOf = (currency: string): number => (decimalsOf(currency) > 2 ? 10 : 1)

/** From smallest units to the number that people read. */
export const fromMinor = (amount: number, currency: string): number => amount / 10 ** decimalsOf(currency)

/** A price, to the last unit and with the letters of its currency: AED 2,010.75, KWD 26.500. */
export function priceIn(locale: string, amount: number, currency: string): string {
  const make = () =>
    new Intl.NumberFormat(locale, {
      ...{ style: 'currency', currency, currencyDisplay: locale.startsWith('ar') ? 'name' : 'code' },
      ...{ minimumFractionDigits: decimalsOf(currency), maximumFractionDigits: decimalsOf(currency) },
    })
  return kept(`price ${locale} ${currency}`, make).format(fromMinor(amount, currency))
}
