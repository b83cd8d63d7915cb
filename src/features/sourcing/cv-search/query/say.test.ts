import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Stems } from '#features/jobs/job-search/stems.ts'
import { bySynonyms } from './other-ways.ts'
import { readBoolean } from './read-boolean.ts'
import { say } from './say.ts'
import { widen } from './widen.ts'

const stems: Stems = new Map([
  ['chief', [['chief']]],
  ['of', null],
  ['grain', [['grain'], ['grains']]],
  ['tonnage', [['tonnag']]],
])
const said = (q: string, place: 'title' | 'anywhere') => {
  const { node } = readBoolean(q)
  return node && say(widen(node, bySynonyms), { place, stems, page: null })
}

/** It may also be the name of a place. */
const place = (...words: string[]) => `(${words.map((word) => `'w/${word}'`).join(' & ')})`

test('a phrase of two words is a pair of the index in titles, and an order that is looked up elsewhere', () => {
  assert.equal(said('"chief tonnage"', 'title'), `('2/chief+1+tonnag' | ${place('chief', 'tonnage')})`)
  assert.equal(said('"chief tonnage"', 'anywhere'), `(('chief' <1> 'tonnag') | ${place('chief', 'tonnage')})`)
})

test('words that say nothing keep their place, and a word may be written in several ways', () => {
  assert.equal(
    said('"chief of grain"', 'title'),
    `(('2/chief+2+grain' | '2/chief+2+grains') | ${place('chief', 'of', 'grain')})`,
  )
})

test('of three words the whole order is looked up beside the pairs', () => {
  assert.equal(
    said('"chief of grain tonnage"', 'title'),
    `((('2/chief+2+grain' | '2/chief+2+grains') & ('2/grain+1+tonnag' | '2/grains+1+tonnag') & ('chief':AB <2> ('grain':AB | 'grains':AB) <1> 'tonnag':AB)) | ${place('chief', 'of', 'grain', 'tonnage')})`,
  )
})

test('words too far from each other are no pair', () => {
  assert.equal(said('"chief of of of grain"', 'title')?.includes('2/'), false)
})
