import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { Language } from '#platform/shared/languages.ts'
import { payIn, payMeant } from './pay.ts'

/** What a text asks for, and how it was typed. */
function meant(text: string, country: string | null = null, language: Language = 'en'): string | null {
  const typed = payIn(text)
  const pay = typed && payMeant(typed, country === null ? null : countryId(country), language)
  return typed && pay
    ? `${text.slice(typed.from, typed.to)} → ${pay.amount} ${pay.currency} ${pay.period}${pay.isMost ? ' most' : ''}`
    : null
}

const asked: [text: string, country: string | null, meant: string][] = [
  ['accountant 5000 AED', null, '5000 AED → 5000 AED month'],
  ['driver salary 4,000 dhs per month', null, 'salary 4,000 dhs per month → 4000 AED month'],
  ['محاسب براتب ٥٠٠٠ ريال', null, 'براتب ٥٠٠٠ ريال → 5000 SAR month'],
  ['محاسب راتب 6000', 'QA', 'راتب 6000 → 6000 QAR month'],
  ['سائق 150 دينار شهريا', 'KW', '150 دينار شهريا → 150 KWD month'],
  ['cuisinier 1500 dt', 'FR', '1500 dt → 1500 TND month'],
  ['водитель зарплата от 100 000 руб', null, 'зарплата от 100 000 руб → 100000 RUB month'],
  ['курьер от 80 тыс. руб в месяц', null, 'от 80 тыс. руб в месяц → 80000 RUB month'],
  ['comptable salaire 3 000 € par mois', null, 'salaire 3 000 € par mois → 3000 EUR month'],
  ['infirmière 8000 dh', 'MA', '8000 dh → 8000 MAD month'],
  ['developer $60k', null, '$60k → 60000 USD year'],
  ['nanny 15€ / hour', null, '15€ / hour → 15 EUR hour'],
  ['cleaner 12 usd', null, '12 usd → 12 USD hour'],
  ['nurse 3000-5000 SAR', null, '3000-5000 SAR → 3000 SAR month'],
  ['truck driver 4000+ salary', 'SA', '4000+ salary → 4000 SAR month'],
  ['driver 4k', 'AE', '4k → 4000 AED month'],
  ['от 60 тысяч водитель', 'RU', 'от 60 тысяч → 60000 RUB month'],
  ['водитель от 60000', 'RU', 'от 60000 → 60000 RUB month'],
  ['от 60 до 80 тысяч', 'RU', 'от 60 до 80 тысяч → 60000 RUB month'],
  ['сварщик 200 тыр', 'RU', '200 тыр → 200000 RUB month'],
  ['курьер 5000 в день', 'RU', '5000 в день → 5000 RUB day'],
  ['cuisinier 1800 à 2200 euros net', null, '1800 à 2200 euros net → 1800 EUR month'],
  ['minimum 2000 infirmière', 'FR', 'minimum 2000 → 2000 EUR month'],
  ['serveur 1500 net', 'FR', '1500 net → 1500 EUR month'],
  ['nurse 9000 gross', 'SA', '9000 gross → 9000 SAR month'],
  ['driver pay 20 per hour', 'US', 'pay 20 per hour → 20 USD hour'],
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

test('what is asked for at most is told from the least', () => {
  for (const text of [
    'under 3000 AED',
    'max 3000 AED',
    'до 50000 рублей',
    'moins de 2000 €',
    'أقل من 3000 درهم',
    'حتى 4000 ريال',
  ])
    assert.match(meant(text, 'AE') ?? '', / most$/, text)
  assert.equal(
    meant('jusqu’à 2000 €', 'FR', 'fr'),
    'jusqu’à 2000 € → 2000 EUR month most',
    'with the sign of the currency',
  )
})

test('a sum of which nobody says the money is in that of the language, where no country is known', () => {
  assert.equal(meant('truck driver salary 4000', null, 'en'), 'salary 4000 → 4000 AED month')
  assert.equal(meant('водитель от 60000', null, 'ru'), 'от 60000 → 60000 RUB month')
  assert.equal(meant('serveur salaire 1800', null, 'fr'), 'salaire 1800 → 1800 EUR month')
})

test('dirhams are those of the country, else Moroccan ones in French and those of the Emirates elsewhere', () => {
  const money = (country: string | null, language: Language) =>
    meant('salaire 6000 dh', country, language)?.split(' ')[5]
  assert.deepEqual([money(null, 'fr'), money('FR', 'fr'), money('AE', 'fr')], ['MAD', 'MAD', 'AED'])
  assert.deepEqual([money(null, 'en'), money('MA', 'en'), money('EG', 'ar')], ['AED', 'MAD', 'AED'])
})

test('ages, years and numbers of other things are no pay', () => {
  for (const text of [
    'водитель от 35 лет',
    'more than 10 years engineer',
    'driver 2024',
    'cook 40 hours',
    'minimum 2024',
    'охранник 12 часов',
  ])
    assert.equal(meant(text, 'AE'), null, text)
})
