import { integerMax } from '#platform/shared/fields.ts'

/** US dollars for one unit, rounded, November 2026: good enough to compare salaries, never shown. */
const dollars = {
  USD: 1,
  EUR: 1.1,
  GBP: 1.28,
  CHF: 1.15,
  AED: 0.2723,
  SAR: 0.2667,
  QAR: 0.2747,
  KWD: 3.25,
  BHD: 2.65,
  OMR: 2.6,
  JOD: 1.41,
  EGP: 0.02,
  MAD: 0.1,
  TND: 0.32,
  DZD: 0.0075,
  LYD: 0.2,
  LBP: 0.000011,
  IQD: 0.00076,
  SYP: 0.00008,
  SDG: 0.0017,
  MRU: 0.025,
  RUB: 0.0105,
  KZT: 0.0019,
  UZS: 0.000079,
  TRY: 0.026,
  INR: 0.0118,
  PKR: 0.0036,
}
export type PayCurrency = keyof typeof dollars
/** Whether pay in this currency can be compared. */
export const isPayCurrency = (code: string): boolean => Object.hasOwn(dollars, code)
const perMonth = { hour: 173, day: 22, month: 1, year: 1 / 12 }

/** A salary as US dollars a month, so that salaries can be compared, up to what a column holds; null where the currency is not known. */
export function monthlyDollars(amount: number | null, currency: string | null, period: string | null): number | null {
  const rate = currency ? dollars[currency as PayCurrency] : undefined
  const times = perMonth[period as keyof typeof perMonth]
  return amount === null || rate === undefined || times === undefined
    ? null
    : Math.min(integerMax, Math.round(amount * rate * times))
}
