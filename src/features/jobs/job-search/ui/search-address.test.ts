import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf, filtersIn, readSearch, unknownIn, withoutPart } from './search-address.ts'
import { shorterAddress } from './shorter-address.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

test('an address says the search, and the search says the address', () => {
  const address =
    '/jobs?q=nurse&where=Dubai&place=1&position=7&industry=9&type=full_time&type=shift&workplace=remote&experience=10%7C%2B&salary=5000&currency=AED&period=month&visa=1&sort=freshness'
  assert.equal(addressOf(read(address.slice(6))), address)
})

test('what makes no sense in a hand-typed address is left out', () => {
  const typed =
    'place=x&position=-7&industry=it&type=DROP%20TABLE&workplace=moon&salary=-5&currency=dollars&period=eon&company=1&cursor=%00&sort=up'
  assert.equal(addressOf(read(typed)), '/jobs')
})

test('a sum that cannot be read is told, and one that can is not', () => {
  const told = (query: string) => unknownIn(new URLSearchParams(query), read(query))
  assert.deepEqual(told('salary=abc'), ['abc'])
  assert.deepEqual(told('salary=4,500'), [])
  assert.deepEqual(told('salary='), [])
})

test('only a later page is of the moment that its address names', () => {
  assert.equal(read('q=nurse&as_of=99').as_of, null)
  assert.equal(read('q=nurse&page=2&as_of=99').as_of, 99)
})

test('changing the search begins at its first page', () => {
  const search = read('q=nurse&page=3&as_of=1700000000000&job=nurse-12345678')
  assert.equal(addressOf(search, { visa: true }), '/jobs?q=nurse&visa=1')
})

test('each filter in force can be left out alone', () => {
  const steps = filtersIn(read('q=nurse&place=1&where=Dubai&visa=on'))
  assert.deepEqual(
    steps.map(({ name, without }) => [name, addressOf(without)]),
    [
      ['visa', '/jobs?q=nurse&where=Dubai&place=1'],
      ['place', '/jobs?q=nurse&visa=1'],
      ['q', '/jobs?where=Dubai&place=1&visa=1'],
    ],
  )
})

test('signs that nobody types are no part of a search, and no reason to find no page', () => {
  assert.equal(readSearch(new URLSearchParams('q=%00nurse%07%0A night')).q, 'nurse night')
})

test('a part that is dropped leaves the others, and no word that joined it', () => {
  const left: [q: string, words: string, others: string][] = [
    ['driver jobs in Jeddah', 'Jeddah', 'driver jobs'],
    ['Jeddah driver', 'Jeddah', 'driver'],
    ['comptable à Dubaï', 'comptable', 'Dubaï'],
    ['повар в Москве', 'Москве', 'повар'],
    ['محاسب في جدة', 'جدة', 'محاسب'],
    ['barber', 'barber', ''],
    ['barber', 'cook', 'barber'],
  ]
  for (const [q, words, others] of left) assert.equal(withoutPart(q, words), others, q)
})

test('words that are too long are cut between words, and said to be, in an address that stays short', () => {
  const long = new URLSearchParams({ q: 'driver '.repeat(1300), visa: '1' })
  const shorter = shorterAddress(long) ?? ''
  const cut = new URLSearchParams(shorter.slice(6))
  assert.equal(cut.get('cut'), '1')
  assert.equal(cut.get('visa'), '1')
  assert.match(cut.get('q') ?? '', /^(?:driver ){20,27}driver$/)
  assert.equal(shorterAddress(cut), null)
  assert.equal(readSearch(new URLSearchParams({ q: 'x'.repeat(9000) })).q.length, 200)
  assert.equal(shorterAddress(new URLSearchParams({ q: 'driver', junk: 'x'.repeat(9000) })), '/jobs?q=driver')
  assert.equal(shorterAddress(new URLSearchParams({ q: 'driver in Dubai' })), null)
})

test('marks that turn letters around are no part of a search', () => {
  assert.equal(read('q=driver%E2%80%AEabc%E2%81%A7&where=%E2%80%AADubai').q, 'driverabc')
  assert.equal(read('where=%E2%80%AADubai').where, 'Dubai')
})

test('a sum is read as it is written', () => {
  const read = (salary: string) => readSearch(new URLSearchParams({ salary })).salary
  for (const written of [
    '3000',
    '٣٠٠٠',
    '3,000',
    '3 000',
    '3\u00a0000',
    '3.000',
    '3k',
    '3 тыс.',
    '3 آلاف',
    '3000-7000',
    '3000+',
    'AED 3000',
  ])
    assert.equal(read(written), 3000, written)
  assert.equal(read('4.5k'), 4500)
  assert.equal(read('1,250.50'), 1251)
  for (const none of ['', 'abc', '-5', '0', '999999999', 'k']) assert.equal(read(none), null, none)
})
