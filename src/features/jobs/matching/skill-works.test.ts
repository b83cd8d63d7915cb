import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readKept } from '#features/site/lookups/texts.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import { aSite } from '#tests/world/site.ts'
import { skillNames } from './skill-names.ts'
import { withWork } from './skill-works.ts'

const site = await aSite()
const meanings = await meaningsOf(site.world)
const { rows } = await readKept(site.world)
const positions = rows.get('position') ?? []
/** Names of work that show a skill. */
const works = (text: string) =>
  withWork(skillNames(text, rows.get('skill') ?? []), positions, meanings).names.flatMap(({ words, only }) =>
    only === 'experience' ? [words.join(' ')] : [],
  )

test('a skill that is called as a trade is shown by having worked in it, in every language', () => {
  assert.ok(works('Plumbing').includes('plumber') && works('Plumbing').includes('сантехник'))
  assert.ok(works('Conseil en management').includes('management consultant'))
})

test('a skill that is none, or that may be several trades, is shown by no work', () => {
  for (const text of ['Excel', 'Teamwork', 'Management']) assert.deepEqual(works(text), [], text)
})
