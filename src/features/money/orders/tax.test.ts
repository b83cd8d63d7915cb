import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { aShop, placed, quoted } from '#tests/world/a-shop.ts'
import { rateOn, taxKindOf, taxOn } from './tax.ts'
import { isTaxNumber, plainNumber } from './tax-number.ts'
import { zatcaStamp } from './zatca-qr.ts'

const shop = await aShop()
const { db } = shop.ctx()
const on = (day: string) => new Date(`${day}T12:00:00Z`)

/** Real numbers of companies and authorities, as they publish them. */
const numbers: Record<string, string> = {
  AE: '100000000000003',
  SA: '300000000000003',
  EG: '100531385',
  FR: 'FR61954506077',
  RU: '7707083893',
  MA: '001561191000066',
}

test('each country has its rate from its day on', async () => {
  const rates: [string, string, number][] = [
    ['AE', '2026-11-23', 5],
    ['SA', '2020-06-30', 5],
    ['SA', '2020-07-01', 15],
    ['EG', '2026-11-23', 14],
    ['FR', '2026-11-23', 20],
    ['RU', '2025-12-31', 20],
    ['RU', '2026-01-01', 22],
    ['MA', '2026-11-23', 20],
    ['OM', '2021-04-15', 0],
    ['OM', '2021-04-16', 5],
    ['BH', '2026-11-23', 10],
    // no such tax, or none that the list knows
    ['QA', '2026-11-23', 0],
    ['KW', '2026-11-23', 0],
    ['US', '2026-11-23', 0],
  ]
  for (const [country, day, rate] of rates)
    assert.equal(await rateOn(db, countryId(country), on(day)), rate, `${country} ${day}`)
})

test('a rate that staff set holds from its day on', async () => {
  await shop.rate('FR', 19.6, '2027-01-01')
  assert.equal(await rateOn(db, countryId('FR'), on('2026-12-31')), 20)
  assert.equal(await rateOn(db, countryId('FR'), on('2027-01-01')), 19.6)
  await shop.rate('FR', 21, '2027-01-01')
  assert.equal(await rateOn(db, countryId('FR'), on('2027-01-01')), 21)
})

test('a tax number of each country is known by its form and its check digit', () => {
  for (const [country, number] of Object.entries(numbers)) {
    assert.ok(isTaxNumber(countryId(country), number), `${country} ${number}`)
    assert.ok(isTaxNumber(countryId(country), ` ${number.slice(0, 3)}-${number.slice(3)} `), `${country} with signs`)
    assert.ok(!isTaxNumber(countryId(country), number.slice(0, -1)), `${country} too short`)
    assert.ok(!isTaxNumber(countryId(country), `${number}0`), `${country} too long`)
  }
  // one digit off: where there is a check digit it tells
  for (const country of ['FR', 'RU', 'MA']) {
    const last = Number(numbers[country]?.at(-1))
    assert.ok(!isTaxNumber(countryId(country), `${numbers[country]?.slice(0, -1)}${(last + 1) % 10}`), country)
  }
  assert.ok(!isTaxNumber(countryId('SA'), '100000000000003'))
  assert.ok(!isTaxNumber(countryId('AE'), '300000000000003'))
  assert.equal(plainNumber('٣٠٠-٠٠٠ ٠٠٠'), '300000000')
})

test('tax follows from where seller and buyer are, and from what they can show', () => {
  const [ae, sa, none] = [countryId('AE'), countryId('SA'), '']
  const seller = { country_id: ae, tax_number: numbers.AE ?? '' }
  assert.equal(taxKindOf(seller, { country_id: ae, tax_number: none }), 'standard')
  assert.equal(taxKindOf(seller, { country_id: sa, tax_number: numbers.SA ?? '' }), 'reverse')
  assert.equal(taxKindOf(seller, { country_id: sa, tax_number: none }), 'outside')
  assert.equal(taxKindOf(seller, { country_id: sa, tax_number: '12345' }), 'outside')
  assert.equal(taxKindOf({ ...seller, tax_number: none }, { country_id: ae, tax_number: none }), 'none')
})

test('tax is rounded half up, to the last unit, or to a step of ten where there are three decimals', () => {
  const cases: [number, number, string, number][] = [
    [145_000, 5, 'AED', 7_250],
    [10, 5, 'AED', 1],
    [9, 5, 'AED', 0],
    [1, 22, 'RUB', 0],
    [3, 22, 'RUB', 1],
    [999_999_999_999, 22, 'RUB', 220_000_000_000],
    [26_500, 10, 'KWD', 2_650],
    [1_010, 5, 'KWD', 50],
    [1_100, 5, 'KWD', 60],
    [80, 5, 'KWD', 0],
    [100_050, 19.6, 'EUR', 19_610],
    [0, 20, 'EUR', 0],
  ]
  for (const [net, rate, currency, tax] of cases)
    assert.equal(taxOn(net, rate, currency), tax, `${net} ${currency} at ${rate} %`)
})

test('an order is taxed by its seller: the one of the buyer’s country, else the first for all', async () => {
  const items = [
    { product: await shop.product('coins', 10), count: 3 },
    { product: await shop.product('sms', 500), count: 1 },
  ]
  const taxed = async (country: string, number = '') => {
    const { subtotal, tax_kind, tax_rate, tax, total } = await quoted(await shop.buyer(country, number), items)
    assert.equal(total, subtotal + tax)
    return [tax_kind, tax_rate, tax]
  }
  assert.deepEqual(await taxed('AE'), ['none', 0, 0])
  await shop.sellAs('AE', numbers.AE)
  await shop.sellAs('SA', numbers.SA, { seller: null, name: 'Masar KSA', countries: [countryId('SA')] })
  assert.deepEqual(await taxed('AE'), ['standard', 5, 5_550])
  assert.deepEqual(await taxed('SA', numbers.SA), ['standard', 15, 16_650])
  assert.deepEqual(await taxed('FR', numbers.FR), ['reverse', 0, 0])
  assert.deepEqual(await taxed('FR'), ['outside', 0, 0])
  assert.deepEqual(await taxed('KW'), ['outside', 0, 0])
})

test('a seller in a country without a rate takes none, and says so of each line and the total', async () => {
  await shop.sellAs('QA', '12345678', { seller: null, name: 'Masar Doha', countries: [countryId('QA')] })
  const order = await placed(await shop.buyer('QA'), [{ product: await shop.product('cv', 25), count: 2 }], {
    currency: 'QAR',
    way: 'transfer',
  })
  assert.deepEqual([order.tax_kind, order.tax_rate, order.tax, order.total], ['standard', 0, 0, 140_000])
})

test('the code of a Saudi invoice holds five fields, whatever the length and the letters of the seller’s name', () => {
  const name = `${'شركة مسار '.repeat(20)}Masar`
  const stamp = { taxNumber: numbers.SA ?? '', at: '2026-11-23T20:15:30.123Z', currency: 'SAR' }
  for (const seller of ['Masar KSA', name]) {
    const fields = decoded(zatcaStamp({ seller, ...stamp, total: 115_005, tax: 15_001 }))
    assert.deepEqual(
      fields.map(({ tag }) => tag),
      [1, 2, 3, 4, 5],
    )
    const [said = '', ...rest] = fields.map(({ value }) => value)
    assert.ok(seller.startsWith(said) && (said === seller || Buffer.byteLength(said) > 250), said)
    assert.deepEqual(rest, [numbers.SA, '2026-11-23T20:15:30Z', '1150.05', '150.01'])
  }
})

/** Tag, length and value, field after field (ZATCA, "Security features implementation standards"). */
function decoded(base64: string): { tag: number; value: string }[] {
  const bytes = Buffer.from(base64, 'base64')
  const fields: { tag: number; value: string }[] = []
  for (let at = 0; at < bytes.length; at += 2 + (bytes[at + 1] ?? 0)) {
    const length = bytes[at + 1] ?? 0
    const value = new TextDecoder('utf8', { fatal: true }).decode(bytes.subarray(at + 2, at + 2 + length))
    fields.push({ tag: bytes[at] ?? 0, value })
  }
  return fields
}
