import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite } from '#tests/world/site.ts'
import { meaningsOf } from './meanings.ts'
import { understand } from './understand.ts'

const meanings = await meaningsOf((await aSite()).world)
const workIn = (query: string) =>
  understand(query, meanings, { language: 'en' }).parts.map((part) =>
    part.kind === 'occupation' ? [part.positions, part.field] : part.kind,
  )

test('a name of work that is written in two words is the same as in one', () => {
  const names =
    'sales man, sales woman, sales person, house maid, dish washer, body guard, bar man, watch man, sea man, drafts man, chamber maid'
  for (const name of names.split(', ')) assert.deepEqual(workIn(name), workIn(name.replace(' ', '')), name)
  for (const many of ['sales men', 'salesmen', 'sales women']) assert.deepEqual(workIn(many), workIn('salesman'), many)
})

test('house keeping is one question, whether it is the work or who does it', () => {
  const kept = (query: string) => workIn(query).flat(2).toSorted()
  const all = ['housekeeping', 'house keeping', 'housekeeper', 'house keeper'].map(kept)
  for (const one of all) assert.deepEqual(one, [125, 176])
  assert.deepEqual(workIn('book keeping'), workIn('bookkeeping'))
})
