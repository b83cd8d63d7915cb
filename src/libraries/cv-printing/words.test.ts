import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentOfResume } from '#libraries/json-resume/content-of-resume.ts'
import { sectionsOf } from './sections.ts'
import { shownPhone, withDates } from './words.ts'

test('days and months of other files are written as the language does', () => {
  const text = 'Harbour map\n2020-01-01 – 2023-01-01\nHarbour Press, 2022-07-15\n2021-05'
  assert.equal(withDates(text, 'en'), 'Harbour map\nJan 2020 – Jan 2023\nHarbour Press, Jul 2022\nMay 2021')
  assert.equal(withDates(text, 'fr'), 'Harbour map\njanv. 2020 – janv. 2023\nHarbour Press, juil. 2022\nmai 2021')
  assert.equal(withDates(text, 'ru'), 'Harbour map\nянв. 2020 – янв. 2023\nHarbour Press, июль 2022\nмай 2021')
  assert.equal(withDates(text, 'ar'), 'Harbour map\nيناير 2020 – يناير 2023\nHarbour Press, يوليو 2022\nمايو 2021')
})

test('numbers that are no date of a line of their own stay', () => {
  for (const text of ['Order 2020-01-01-7', 'since 2020-01-01 in use', 'Grew from 2019-2020', '+971 4 555 0199'])
    assert.equal(withDates(text, 'en'), text)
})

test('projects of a JSON Resume are printed with dates as all others', () => {
  const project = { name: 'Harbour map', startDate: '2020-01-01', endDate: '2023-01-01' }
  const { content } = contentOfResume({ basics: { name: 'Nadia Haddad' }, projects: [project] })
  const [section] = sectionsOf(content, [], 'en', (_, key) => key).filter(({ id }) => id === 'projects')
  assert.deepEqual(section?.kind === 'entries' && section.entries[0]?.body.flatMap(({ lines }) => lines), [
    'Jan 2020 – Jan 2023',
  ])
})

test('a number is printed in the groups of its country, one of no country as it was written', () => {
  assert.equal(shownPhone('+15552914756'), '+1 555 291 4756')
  assert.equal(shownPhone('0803 412 7785'), '0803 412 7785')
  assert.equal(shownPhone('+7 495 555-01-42'), '+7 495 555-01-42')
})
