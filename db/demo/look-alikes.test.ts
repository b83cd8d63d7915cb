import assert from 'node:assert/strict'
import { test } from 'node:test'
import { looksLike } from '#features/companies/pages/likeness.ts'
import { makeDemo } from './make-demo.ts'
import { readMaterial } from './material.ts'

const { rows, cast } = makeDemo(await readMaterial(), new Date('2026-03-01T09:00:00Z'), 'a hash')

test('what looks like a company of a persona is told by the same rule as on the site: one waits, one was refused with why', () => {
  const alikes = rows.pages.filter(({ like_page_id }) => like_page_id)
  for (const { name, like_page_id, state, state_why } of alikes) {
    assert.ok(looksLike(name, rows.pages.find(({ id }) => id === like_page_id)?.name ?? ''), String(name))
    assert.equal(state === 'suspended', Boolean(state_why), String(name))
  }
  assert.deepEqual(alikes.map(({ state }) => state).toSorted(), ['suspended', 'withheld'])
  const moved = rows.events.filter(({ name }) => name === 'page.moved')
  assert.deepEqual(
    moved.map(({ actor_id, by_staff }) => [actor_id, by_staff]),
    [[cast.reviewer.row.id, true]],
  )
})
