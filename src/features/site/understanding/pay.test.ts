import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { payIn, payMeant } from './pay.ts'

/** What a text asks for, and how it was typed. */
function meant(text: string, country: string | null = null): string | null {
  const typed = payIn(text)
  const pay = typed && payMeant(typed, country === null ? null : countryId(country))
  return typed && pay ? `${text.slice(typed.from, typed.to)} → ${pay.amount} ${pay.currency} ${pay.period}` : null
}

const asked: [text: string, country: string | null, meant: string][] = [
  ['accountant 5000 AED', null, '5000 AED → 5000 AED month'],
  ['driver salary 4,000 dhs per month', null, 'salary 4,000 dhs per month → 4000 AED month'],
  ['محاسب براتب ٥٠٠٠ ريال', null, 'براتب ٥٠٠٠ ريال → 5000 SAR month'],
  ['محاسب راتب 6000', 'QA', 'راتب 6000 → 6000 QAR month'],
  ['سائق 150 دينار شهريا', 'KW', '150 دينار شهريا → 150 KWD month'],
  ['водитель зарплата от 100 000 руб', null, 'зарплата от 100 000 руб → 100000 RUB month'],
  ['курьер от 80 тыс. руб в месяц', null, 'от 80 тыс. руб в месяц → 80000 RUB month'],
  ['comptable salaire 3 000 € par mois', null, 'salaire 3 000 € par mois → 3000 EUR month'],
  ['infirmière 8000 dh', 'MA', '8000 dh → 8000 MAD month'],
  ['developer $60k', null, '$60k → 60000 USD year'],
  ['nanny 15€ / hour', null, '15€ / hour → 15 EUR hour'],
  ['cleaner 12 usd', null, '12 usd → 12 USD hour'],
  ['nurse 3000-5000 SAR', null, '3000-5000 SAR → 3000 SAR month'],
]
for (const [text, country, pay] of asked)
  test(`pay is read: ${text}`, () => {
    assert.equal(meant(text, country), pay)
  })

test('numbers that are no pay are none', () => {
  for (const text of [
    '2/2',
    'class 10',
    'work 24/7',
    'C++ 20 years',
    'salary',
    '1С бухгалтер',
    'ISO 9001',
    'from 2026',
    'pay 13',
  ])
    assert.equal(meant(text, 'AE'), null, text)
})

test('a bare number behind a word for pay needs a country to say which money', () => {
  assert.equal(meant('salary 5000'), null)
  assert.equal(meant('salary 5000', 'AE'), 'salary 5000 → 5000 AED month')
})
