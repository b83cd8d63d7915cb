import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aSite } from '#tests/world/site.ts'
import { sayNotice } from './say-notice.ts'

test('a company whose name ends with a full stop ends a sentence with one, held together or not', async () => {
  const { world } = await aSite()
  const said = (language: 'en' | 'ar', company: string) =>
    sayNotice(backgroundContext(world), language, '', { company, job: 'Cook', name: 'Lina' })(
      'external_person_send.body',
    )
  assert.match(said('en', 'Dune L.L.C.'), /Dune L\.L\.C\.$/)
  assert.match(said('ar', 'Dune L.L.C.'), /Dune L\.L\.C\.\u2069$/)
  assert.match(said('en', 'Dune'), /Dune\.$/)
})
