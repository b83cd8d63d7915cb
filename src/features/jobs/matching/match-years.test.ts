import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { linesOf } from './lines-of.ts'
import { matchYears, type Naming } from './match-years.ts'
import { mustOf, skillNames } from './skill-names.ts'

const now = new Date('2026-06-15T00:00:00Z')
const naming: Naming = (title) => (title === 'Cook' ? 'own' : title === 'Baker' ? 'near' : 'other')
const job = (title: string, start: string, end: string, company = 'Palm') => ({
  ...{ title, company, location: '', start, end, description: '' },
})

function years(...experience: ReturnType<typeof job>[]) {
  const content = CvContent.parse({ language: 'en', experience })
  const asked = { text: '1–3 years', range: '1|3', work: mustOf(skillNames('Cook', []), new Map()), naming }
  return matchYears(asked, {
    cv: { content, lines: linesOf(content) },
    said: { experience: null },
    stems: new Map(),
    now,
  })
}

test('years of related work count, but only the very work is more than required', () => {
  const told = (...jobs: ReturnType<typeof job>[]) => {
    const { result, years: counted, is_more } = years(...jobs)
    return [result, counted, is_more]
  }
  assert.deepEqual(told(job('Baker', '2015-01', '2024-12')), ['met', 10, false])
  assert.deepEqual(told(job('Cook', '2015-01', '2024-12')), ['met', 10, true])
  assert.deepEqual(told(job('Baker', '2015-01', '2022-12'), job('Cook', '2023-01', '2024-12')), ['met', 10, false])
  assert.deepEqual(told(job('Porter', '2015-01', '2024-12')), ['not_met', null, false])
})

test('years that go on today say so, so that nobody reads them as long ago', () => {
  assert.equal(years(job('Baker', '2020-01', 'present'), job('Cook', '2018-01', '2019-12')).is_now, true)
  assert.equal(years(job('Porter', '2020-01', 'present'), job('Cook', '2018-01', '2019-12')).is_now, undefined)
})

test('of more than three jobs that count the rest is counted, and a hidden employer leaves no comma', () => {
  const cooked = [2020, 2021, 2022, 2023, 2024].map((year) => job('Cook', `${year}-01`, `${year}-12`, '[…]'))
  assert.deepEqual(years(...cooked.slice(0, 1)).shown?.text, 'Cook · \u20662020-01 – 2020-12\u2069')
  assert.deepEqual(years(...cooked.slice(0, 3)).shown?.more, undefined)
  const { shown, years: counted } = years(...cooked)
  assert.deepEqual([shown?.more, counted, shown?.text.split('; ').length], [2, 5, 3])
  assert.doesNotMatch(shown?.text ?? '', /,|…/)
})
