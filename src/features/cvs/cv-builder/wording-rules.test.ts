import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { completenessOf } from './completeness-rules.ts'
import { wordingIn } from './wording-rules.ts'

const aCv = (over: object) => CvContent.parse({ language: 'en', ...over })
const codes = (over: object) => wordingIn(aCv(over)).map(({ path, code }) => `${path} ${code}`)
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${'abcdefgh'[at % 8]}`).join(' ')

test('a sentence too long to be read is shown by its beginning', () => {
  assert.deepEqual(codes({ summary: `${words(33)}.` }), ['summary long_sentence'])
  assert.deepEqual(codes({ summary: `${words(20)}. ${words(20)}.` }), [])
  assert.equal(wordingIn(aCv({ summary: words(33) }))[0]?.words.endsWith('…'), true)
})

test('too much about oneself, in each language', () => {
  assert.deepEqual(codes({ summary: 'I lead. I plan. My team and I sell.' }), ['summary first_person'])
  assert.deepEqual(codes({ summary: 'I lead a team of nine.' }), [])
  assert.deepEqual(codes({ language: 'fr', summary: 'Je dirige, j’organise, je forme et mon équipe suit.' }), [
    'summary first_person',
  ])
  assert.deepEqual(codes({ language: 'ru', summary: 'Я веду проекты. Я обучаю. Мой опыт большой. Мне нравится.' }), [
    'summary first_person',
  ])
  assert.deepEqual(codes({ language: 'ar', summary: 'أنا محاسب. أنا ملتزم. أنا منظم. أنا أعمل بجد.' }), [
    'summary first_person',
  ])
})

test('words that say nothing, in each language', () => {
  assert.deepEqual(codes({ summary: 'A real Team Player from Oman.' }), ['summary empty_phrase'])
  assert.equal(wordingIn(aCv({ summary: 'A real Team Player.' }))[0]?.words, 'Team Player')
  for (const [language, summary] of [
    ['fr', 'Doté d’un bon relationnel.'],
    ['ru', 'Стрессоустойчивый бухгалтер.'],
    ['ar', 'القدرة على العمل تحت الضغط.'],
  ])
    assert.deepEqual(codes({ language, summary }), ['summary empty_phrase'], language)
})

test('a job of many words and no number, and one that is over but told as if it went on', () => {
  const job = (description: string, end = '2021') => ({
    experience: [{ title: 'Clerk', start: '2019', end, description }],
  })
  assert.deepEqual(codes(job(words(26))), ['experience.0.description no_numbers'])
  assert.deepEqual(codes(job(`${words(26)} 12`)), [])
  assert.deepEqual(codes(job('• Manage a team of 9')), ['experience.0.description tense'])
  assert.deepEqual(codes(job('• Manage a team of 9', 'present')), [])
  assert.deepEqual(codes(job('• Managed a team of 9')), [])
})

test('a wall of text', () => {
  assert.ok(codes({ summary: `${'Short words here now. '.repeat(40)}` }).includes('summary wall'))
})

test('no text makes it fail', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom('en', 'ar', 'ru', 'fr'),
      (summary, language) => Array.isArray(wordingIn(aCv({ summary, language }))),
    ),
  )
})

test('an empty CV misses its name first; a full one misses nothing', () => {
  const empty = completenessOf(aCv({}))
  assert.equal(empty.missing[0], 'name')
  const full = aCv({
    name: 'Nadia Haddad',
    headline: 'Stock controller',
    email: 'nadia@example.com',
    location: 'Casablanca',
    summary: words(20),
    experience: [{ title: 'Clerk', company: 'Atlas', start: '2019', end: 'present', description: `${words(20)} 12` }],
    education: [{ institution: 'Hassan II', degree: 'Licence' }],
    skills: ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name })),
    languages: [{ name: 'Arabic', level: 'native' }],
  })
  assert.deepEqual(completenessOf(full), { part: 1, missing: [] })
  const { missing } = completenessOf({ ...full, experience: full.experience.map((job) => ({ ...job, end: null })) })
  assert.deepEqual(missing, ['job_dates'])
})
