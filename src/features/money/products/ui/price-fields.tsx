import { useLocale } from 'use-intl'
import { minorOf } from '#platform/shared/typed-money.ts'
import { type Currency, currencies } from '../rules.ts'
import { PriceField } from './price-field.tsx'

/** What was typed, by currency. */
export type TypedPrices = Record<Currency, string>

/** The same in smallest units; NaN where nothing was read. */
export const pricesOf = (typed: TypedPrices) =>
  Object.fromEntries(currencies.map((currency) => [currency, minorOf(typed[currency], currency)])) as Record<
    Currency,
    number
  >

/** Under which name the price in a currency is asked for, and refused. */
export const nameOfPrice = (currency: Currency): string => `prices.${currency}`

type Props = {
  value: TypedPrices
  onChange: (value: TypedPrices) => void
  errorOf: (name: string) => string | undefined
}

/** A price in every currency. */
export function PriceFields({ value, onChange, errorOf }: Props) {
  const names = new Intl.DisplayNames(useLocale(), { type: 'currency' })
  return (
    <div className="product-prices">
      {currencies.map((currency) => (
        <PriceField
          key={currency}
          name={nameOfPrice(currency)}
          label={`${currency} · ${names.of(currency)}`}
          currency={currency}
          value={value[currency]}
          onChange={(typed) => onChange({ ...value, [currency]: typed })}
          error={errorOf(nameOfPrice(currency))}
          required
        />
      ))}
    </div>
  )
}
