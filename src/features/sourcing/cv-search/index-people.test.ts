import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { aPersonWithCv } from '#tests/world/cv-people.ts'
import { aSite } from '#tests/world/site.ts'
import { indexPeople } from './index-people.ts'

test('who is brought into the search waits for whoever is at it, and then says what holds by then', async () => {
  const site = await aSite()
  const { db } = site.world
  const { id } = await aPersonWithCv(site, { headline: 'Storekeeper' })
  let later: Promise<void> | undefined
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    later = indexPeople(site.world, [id])
    await setTimeout(300)
    const changed = { content: JSON.stringify({ name: 'Priya Nair', headline: 'Welder', language: 'en' }) }
    await tx.updateTable('cvs').set(changed).where('user_id', '=', id).execute()
  })
  await later
  const row = await db.selectFrom('cv_search').select('headline').where('user_id', '=', id).executeTakeFirst()
  assert.equal(row?.headline, 'Welder')
})
