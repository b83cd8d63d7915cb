import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { firstLeft, firstUnknown, merge, parameters } from './parameter-rules.ts'

test('what is no parameter is named with its line and character', () => {
  assert.equal(firstUnknown('Dear {candidate_name},\nabout {job_title}'), null)
  assert.deepEqual(firstUnknown('Dear {candidate_name},\nsee you {intervew_time}.'), {
    name: 'intervew_time',
    line: 2,
    at: 9,
  })
  assert.deepEqual(firstUnknown('{{candidate_name}}'), { name: '{candidate_name}', line: 1, at: 1 })
  assert.deepEqual(firstUnknown('a {} b'), { name: '', line: 1, at: 3 })
  assert.equal(firstUnknown('a { b'), null)
})

test('values go in, what is not known stays and is named, and a value with braces is only a value', () => {
  assert.deepEqual(merge('Dear {candidate_name}: {interview_time}', { candidate_name: '{job_title} $& Ltd' }), {
    text: 'Dear {job_title} $& Ltd: {interview_time}',
    left: ['interview_time'],
  })
  assert.deepEqual(firstLeft('x\n{interview_time}'), { name: 'interview_time', line: 2, at: 1 })
})

test('a text of before, which calls things otherwise, is filled as it was', () => {
  const values = { candidate_name: 'Lina', company_name: 'Dune', job_title: 'Cook', sender_name: 'Omar' }
  const text = 'Dear {name}: {job} at {company} or {page_name}. {signer}'
  assert.equal(firstUnknown(text), null)
  assert.deepEqual(merge(text, values), { text: 'Dear Lina: Cook at Dune or Dune. Omar', left: [] })
  assert.deepEqual(merge('Dear {name}', {}), { text: 'Dear {name}', left: ['candidate_name'] })
  assert.equal(firstUnknown('{constructor}')?.name, 'constructor')
})

test('a day that ends with a full stop ends a sentence with one', () => {
  const values = { application_day: '21 ноября 2026 г.' }
  assert.equal(merge('Отклик от {application_day}. Спасибо.', values).text, 'Отклик от 21 ноября 2026 г. Спасибо.')
  assert.equal(merge('{application_day} пришёл отклик.', values).text, '21 ноября 2026 г. пришёл отклик.')
})

test('with a value for each parameter nothing is left, whatever stands around them', () => {
  const values = Object.fromEntries(parameters.map((name) => [name, 'value']))
  const piece = fc.oneof(
    fc.constantFrom(...parameters.map((name) => ` {${name}} `)),
    fc.string().map((text) => text.replace(/[{}]/g, '')),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const { text, left } = merge(pieces.join(''), values)
      return left.length === 0 && firstLeft(text) === null
    }),
  )
})
