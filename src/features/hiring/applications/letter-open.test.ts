import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSentOffer } from '#tests/world/an-offer.ts'
import { aSite } from '#tests/world/site.ts'

test('the database keeps the letter of an offer that is out open', async () => {
  const site = await aSite()
  const { application } = await aSentOffer(site)
  await assert.rejects(
    site.world.db.updateTable('applications').set({ letter: null }).where('id', '=', application).execute(),
    /is out and not open/,
  )
})
