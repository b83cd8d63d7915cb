import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nothingPersonal, type ReadCv } from '#libraries/cv-content/reading-contract.ts'
import { inLetters } from './letter-spans.ts'

test('ranges count signs, not the white space between them; boxes stay', () => {
  const text = 'Nora  Field\n\nHead of Product'
  const box = { page: 1, x: 1, y: 2, width: 3, height: 4 }
  const cv: ReadCv = {
    name: { value: 'Nora Field', confidence: 0.9, span: { from: 0, to: 11 } },
    headline: null,
    email: { value: 'a@b.example', confidence: 1, span: box },
    phones: [],
    location: null,
    links: [],
    summary: null,
    experience: [],
    education: [],
    skills: [{ value: 'Product', confidence: 0.5, span: { from: 21, to: 28 } }],
    languages: [],
    certificates: [],
    projects: [],
    others: [],
    personal: nothingPersonal,
    language: 'en',
  }
  const moved = inLetters(cv, text)
  assert.deepEqual(moved.name?.span, { from: 0, to: 9 })
  assert.deepEqual(moved.skills[0]?.span, { from: 15, to: 22 })
  assert.deepEqual(moved.email?.span, box)
})
