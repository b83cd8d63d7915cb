import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aLiveJob, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { factsOf, publicFactsOf } from './notice-facts.ts'

test('a mail names a job in the language of its reader where it has one, else as it was written first', async () => {
  const site = await aSite()
  const [text] = jobFields().texts ?? []
  assert.ok(text)
  const texts = [
    { ...text, language: 'ar' as const, title: 'منسق مستودع' },
    { ...text, language: 'en' as const, title: 'Warehouse coordinator' },
  ]
  const { job } = await aLiveJob(site, { language: 'ar', texts })
  const ctx = backgroundContext(site.world)
  const told = await Promise.all(['en', 'ar', 'fr'].map((language) => publicFactsOf(ctx, job, language)))
  assert.deepEqual(
    told.map((facts) => facts.job),
    ['Warehouse coordinator', 'منسق مستودع', 'منسق مستودع'],
  )
  assert.equal((await factsOf(ctx, job)).job, 'منسق مستودع')
})
