import assert from 'node:assert/strict'
import { test } from 'node:test'
import { degreeIn } from './degree-in.ts'
import { degreeLettersIn } from './degree-letters.ts'

test('letters before a field are its degree', () => {
  const is = (text: string, code: string, field: string) => {
    assert.deepEqual(degreeLettersIn(text), { code, field }, text)
    assert.equal(degreeIn(text), code, text)
  }
  is('BS, Computer Engineering', 'bachelor', 'Computer Engineering')
  is('B.S. in Biology', 'bachelor', 'Biology')
  is('BE (Mechanical)', 'bachelor', 'Mechanical')
  is('M.S., Data Science', 'master', 'Data Science')
  is('MPhil – History', 'master', 'History')
  is('PhD, Computer Science', 'doctorate', 'Computer Science')
  is('Ph. D. in Physics', 'doctorate', 'Physics')
  is('MD', 'medical', '')
})

test('the same letters elsewhere are none', () => {
  for (const text of ['MS Office course', 'Computer Science, BS', 'as a nurse', 'Engineering', 'In, of', ''])
    assert.equal(degreeLettersIn(text), null, text)
  assert.equal(degreeIn('MS Office course'), null)
})
