import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stages } from '#features/hiring/applications/stages.ts'
import {
  byHand,
  fillLetter,
  type LetterValues,
  letterParameters,
  mayBeOffered,
  paragraphsOf,
  unknownParameters,
} from './rules.ts'

const values = Object.fromEntries(letterParameters.map((name) => [name, `<${name}>`])) as LetterValues

test('a letter is filled in; what a value holds is not read again', () => {
  assert.equal(fillLetter('Dear {candidate_name}, {pay} {currency}', values), 'Dear <candidate_name>, <pay> <currency>')
  assert.equal(fillLetter('{ name }', values), '<candidate_name>')
  const odd = { ...values, candidate_name: '{job_title}', job_title: '$& $1' }
  assert.equal(fillLetter('{candidate_name} {job_title}', odd), '{job_title} $& $1')
})

test('a value that ends with a full stop ends a sentence with one', () => {
  const filled = (text: string) =>
    fillLetter(text, { ...values, start: '1 декабря 2026 г.', company_name: 'Dune L.L.C.' })
  assert.equal(filled('Дата выхода: {start}. Ждём вас.'), 'Дата выхода: 1 декабря 2026 г. Ждём вас.')
  assert.equal(filled('We are {company}, {company}.'), 'We are Dune L.L.C., Dune L.L.C.')
})

test('what letters do not know is named, loose braces too', () => {
  assert.deepEqual(unknownParameters(letterParameters.map((name) => `{${name}}`).join()), [])
  assert.deepEqual(unknownParameters('{candidate_name} {salary} {salary} {constructor}'), ['salary', 'constructor'])
  assert.deepEqual(unknownParameters('{name'), ['{'])
  assert.deepEqual(unknownParameters('{}'), [''])
})

test('paragraphs are parted by empty lines and keep their own', () => {
  assert.deepEqual(
    paragraphsOf('One\ntwo\n\n\nThree\n\n'),
    ['One\ntwo', 'Three\n\n'].map((one) => one.trim()),
  )
})

test('whoever is still a candidate, or declined the last offer, can be offered the job', () => {
  assert.deepEqual(stages.filter(mayBeOffered), [
    'submitted',
    'in_review',
    'shortlisted',
    'interviewing',
    'offered',
    'declined',
  ])
})

test('a letter that says the pay or the start by hand does not follow its terms, and is told so', () => {
  assert.deepEqual(byHand('You earn {pay} {currency}, from { start }.'), [])
  assert.deepEqual(byHand('You earn AED 9,500, from {start}.'), ['pay'])
  assert.deepEqual(byHand('Welcome!'), ['pay', 'start'])
})

test('a letter of before, which calls things otherwise, is filled as it was', () => {
  const of = { candidate_name: 'Lina', company_name: 'Dune', job_title: 'Cook', sender_name: 'Omar' }
  const text = '{name}, {job} at {company}. {signer}'
  assert.deepEqual(unknownParameters(text), [])
  assert.equal(fillLetter(text, { ...values, ...of }), 'Lina, Cook at Dune. Omar')
})
