import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aReadCv } from '#tests/world/cv.ts'
import { aCandidate, aLiveJob } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { apply } from '../contract.ts'
import { saveDraft, showStart } from '../draft-contract.ts'

test('an account’s own address, whose ending is longer than new ones may have, is refused when its owner applies', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const { visitor, id, name } = await aCandidate(site)
  const email = 'candidate-own@demo.masar.example'
  await site.world.db.updateTable('users').set({ email }).where('id', '=', id).execute()
  const files = { cv: aTextCv(name, 'Warehouse, 2020 to 2026') }
  const asked = { job, name, lang: 'en' as const }
  await visitor.refused('invalid', apply, { ...asked, email: 'another@demo.masar.example' }, { files })
  await visitor.call(apply, { ...asked, email: email.replace('candidate', 'Candidate') }, { files })
})

test('a number that the account or the CV holds is asked for again, or begins in a country that is not its own', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const person = await aReadCv(site)
  const reach = async () => (await person.visitor.call(showStart, { job })).data.reach
  const { db } = site.world
  const phones = (of: string[]) =>
    db
      .updateTable('cvs')
      .set({ content: sql<string>`jsonb_set(content, '{phones}', ${JSON.stringify(of)}::jsonb)` })
      .where('id', '=', person.cv)
      .execute()
  await phones([])
  assert.deepEqual(await reach(), { phone: null, country: 'AE' })
  await phones(['call me', '+7 912 345-67-89'])
  assert.deepEqual(await reach(), { phone: '+79123456789', country: 'RU' })
  // one of a CV as its country writes it is of the country one lives in
  await phones(['050 123 4567'])
  assert.deepEqual(await reach(), { phone: '+971501234567', country: 'AE' })
  await db.updateTable('users').set({ phone: '+962790007919' }).where('id', '=', person.id).execute()
  assert.deepEqual(await reach(), { phone: '+962790007919', country: 'JO' })
  // what one has typed is of its own country
  await person.visitor.call(saveDraft, { job, phone: '+33612345678' })
  assert.equal((await reach()).country, 'FR')
})
