import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { readWording } from '#platform/server/words/wording.ts'
import { guessColumns, hasHead } from './guess-columns.ts'
import { type Reading, readRow } from './read-row.ts'
import * as said from './said-values.ts'
import type { TableDefaults, TableField } from './table-fields.ts'

const wording = readWording(path.join(import.meta.dirname, '../../..'))
const defaults: TableDefaults = {
  ...{ country_id: 5, salary_currency: null, salary_period: 'month', language: 'en', date_order: 'dmy' },
}
const names = {
  country: (cell: string) => ({ UAE: 5, France: 161 })[cell] ?? null,
  city: (cell: string) => (cell === 'Dubai' ? { id: 7, country_id: 5 } : null),
  position: () => null,
}
const now = new Date('2026-11-20T09:00:00Z')
const reading = (columns: (TableField | null)[]): Reading => ({
  columns,
  defaults,
  names,
  home: 5,
  longestEnding: 4,
  now,
})
const read = (columns: (TableField | null)[], ...cells: string[]) => readRow(cells, reading(columns))

test('heads in four languages, with signs and brackets, name their fields', () => {
  const cases: [string[], (TableField | null)[]][] = [
    [
      ['Full Name *', 'E-mail', 'Mobile (UAE)', 'Shoe size'],
      ['name', 'email', 'phone', null],
    ],
    [
      ['الاسم الكامل', 'البريد الإلكتروني', 'رقم الجوال', 'المسمى الوظيفي'],
      ['name', 'email', 'phone', 'headline'],
    ],
    [
      ['Фамилия', 'Имя', 'Отчество', 'Телефон'],
      ['last_name', 'first_name', 'middle_name', 'phone'],
    ],
    [
      ['Имя', 'Эл. почта'],
      ['name', 'email'],
    ],
    [
      ['Nom', 'Prénom', 'Téléphone 1', 'Téléphone 2'],
      ['last_name', 'first_name', 'phone', 'phone'],
    ],
    [
      ['Nom', 'Courriel'],
      ['name', 'email'],
    ],
    [
      ['Masar line', 'Masar problem', 'Name', 'Email'],
      [null, null, 'name', 'email'],
    ],
    ...(['en', 'ar', 'ru', 'fr'] as const).map((language): [string[], (TableField | null)[]] => [
      [...['line', 'problem'].map((key) => wording.say(language, `importTables.leftOutFile.${key}`, {})), 'Email'],
      [null, null, 'email'],
    ]),
  ]
  for (const [head, fields] of cases) assert.deepEqual(guessColumns(head, []), fields, head.join())
})

test('columns without a head are known by what stands in them', () => {
  const rows = [
    ['x', 'a@mail.example', '+971 50 123 4567'],
    ['y', 'b@mail.example', '0501234568'],
  ]
  assert.deepEqual(guessColumns(['', '', ''], rows), [null, 'email', 'phone'])
  assert.equal(hasHead(rows[0] ?? []), false)
  assert.equal(hasHead(['Name', 'Email', 'Phone']), true)
})

test('a name of two halves, several numbers in a cell, a place, a salary, terms, and the work of somebody', () => {
  const columns: TableField[] = [
    'first_name',
    'last_name',
    'phone',
    'city',
    'salary',
    'notice',
    'available_on',
    'employer',
    'started',
    'ended',
    'tags',
  ]
  const cells = [
    'Layla',
    'Haddad',
    '050 123 4567; +33 6 12 34 56 78',
    'Dubai, UAE',
    'AED 12,000 / month',
    '1 month',
    '03/04/2026',
    'Gate Four LLC',
    '05.2019',
    'present',
    'night; forklift',
  ]
  const { person, faults } = read(columns, ...cells)
  assert.deepEqual(faults, [])
  assert.deepEqual(
    [person?.name, person?.phone, person?.content.phones],
    ['Layla Haddad', '+971501234567', ['+971501234567', '+33612345678']],
  )
  assert.deepEqual(person?.rest, {
    ...{ country_id: 5, city_id: 7, salary: 12000, salary_currency: 'AED', salary_period: 'month', notice_days: 30 },
    ...{ available_on: '2026-04-03', headline: '', position_ids: [], tags: ['night', 'forklift'], note: '' },
  })
  const [job] = person?.content.experience ?? []
  assert.deepEqual([job?.company, job?.start, job?.end], ['Gate Four LLC', '2019-05', 'present'])
})

test('wrong contacts keep a row out only where no other is left; a formula is words', () => {
  const columns: TableField[] = ['name', 'email', 'phone', 'note']
  const wrong = read(columns, 'Layla Haddad', 'nothing', '9.71501E+11', '')
  assert.deepEqual(
    wrong.faults.map(({ code, blocks }) => [code, blocks]),
    [
      ['email_wrong', true],
      ['phone_rounded', true],
    ],
  )
  const half = read(columns, 'Layla Haddad', 'l@mail.com', '12', "'=HYPERLINK(1)")
  assert.deepEqual([half.person?.phone, half.faults[0]?.blocks, half.person?.rest.note], [null, false, '=HYPERLINK(1)'])
  assert.deepEqual(read(columns, '', 'l@mail.com').faults, [{ column: 0, code: 'name_missing', blocks: true }])
  assert.deepEqual(read(columns, 'see www.x.example', 'l@mail.com').faults, [
    { column: 0, code: 'name_wrong', blocks: true },
  ])
  assert.deepEqual(read(columns, 'Layla Haddad').faults, [{ column: 1, code: 'no_contact', blocks: true }])
})

test('amounts, currencies, periods, days and notice as people write them', () => {
  const amounts: [string, number | null][] = [
    ...([
      ['12 000', 12000],
      ['12.000,50 €', 12000],
      ['12,000.00', 12000],
      ['8k', 8000],
      ['150 тыс. руб.', 150000],
    ] as [string, number][]),
    ...([
      ['١٢٠٠٠', 12000],
      ['1.5', 1],
      ['none', null],
      ['0', null],
    ] as [string, number | null][]),
  ]
  for (const [cell, amount] of amounts) assert.equal(said.amountOf(cell), amount, cell)
  assert.deepEqual(['12 000 ₽', '5000 درهم', '$900', 'CHF 900', '900'].map(said.currencyOf), [
    'RUB',
    'AED',
    'USD',
    'CHF',
    null,
  ])
  assert.deepEqual(['в месяц', '/ hour', 'سنوي', 'par jour', ''].map(said.periodOf), [
    'month',
    'hour',
    'year',
    'day',
    null,
  ])
  assert.deepEqual(['2 weeks', '1 месяц', 'شهر', '30', 'сразу', 'later', '900 days'].map(said.noticeOf), [
    14,
    30,
    30,
    30,
    0,
    null,
    null,
  ])
  const days: [string, string | null][] = [
    ...([
      ['2026-04-03', '2026-04-03'],
      ['3.4.2026', '2026-04-03'],
      ['13/04/26', '2026-04-13'],
    ] as [string, string][]),
    ...([
      ['04/13/2026', '2026-04-13'],
      ['3 апреля 2026', '2026-04-03'],
      ['3 avril 2026', '2026-04-03'],
    ] as [string, string][]),
    ...([
      ['٣ أبريل ٢٠٢٦', '2026-04-03'],
      ['31.02.2026', null],
      ['soon', null],
    ] as [string, string | null][]),
  ]
  for (const [cell, day] of days) assert.equal(said.dayOf(cell, 'dmy'), day, cell)
  assert.equal(said.dayOf('03/04/2026', 'mdy'), '2026-03-04')
})

test('a year that was mistyped and three letters that are no currency are left out, and told', () => {
  const columns: (TableField | null)[] = ['name', 'email', 'available_on', 'salary']
  const row = (...cells: string[]) => read(columns, 'Ali Ben', 'ali@example.com', ...cells)
  const codes = (one: ReturnType<typeof row>) => one.faults.map(({ code }) => code)
  assert.deepEqual(codes(row('2026-12-01', '9000 AED')), [])
  for (const day of ['01/02/0206', '1999-12-31', '2099-01-01']) assert.deepEqual(codes(row(day, '')), ['date_wrong'])
  assert.deepEqual(codes(row('', '9000 NET')), ['currency_missing'])
  assert.equal(row('', '9000 NET AED').person?.rest.salary_currency, 'AED')
})

test('an address whose ending is too long is told apart from one that is none', () => {
  const columns: (TableField | null)[] = ['name', 'email']
  const codes = (email: string) => read(columns, 'Ali Ben', email).faults.map(({ code }) => code)
  assert.deepEqual(codes('ali@firm.company'), ['email_ending'])
  assert.deepEqual(codes('ali at firm'), ['email_wrong'])
})
