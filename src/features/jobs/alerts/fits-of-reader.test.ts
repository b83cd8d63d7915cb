import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aPersonWithCv } from '#tests/world/cv-people.ts'
import { aLiveJob } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { tellDailyAlerts, tellInstantAlerts } from './background.ts'
import { addAlert, confirmAlert } from './contract.ts'

const site = await aSite()
const guest = new Visitor(site)
const run = (job: typeof tellInstantAlerts) => job.run(backgroundContext(site.world), {})
const mailsTo = async (address: string) => (await site.settle()).filter(({ to }) => to === address)
const texts = (title: string) => [
  {
    language: 'en' as const,
    title,
    description: '<p>You keep the books of the tolls and check the seams of every day.</p>',
  },
]

test('a mail to somebody with a CV says of each job how it fits, in their language; a guest’s says nothing of it', async () => {
  const skilled = await aPersonWithCv(
    site,
    { headline: 'Accountant', skills: ['SAP', 'Excel'].map((name) => ({ name, years: null })), experience: [] },
    { residence_country_id: countryId('AE'), residence_city_id: 1 },
  )
  const { email = '' } = await site.world.db
    .updateTable('users')
    .set({ language: 'fr', email_verified_at: site.world.now() })
    .where('id', '=', skilled.id)
    .returning('email')
    .executeTakeFirstOrThrow()
  await skilled.visitor.call(addAlert, { q: 'accountant', frequency: 'daily' })
  await skilled.visitor.call(addAlert, { q: 'plasterer', frequency: 'daily' })
  const anonymous = 'nobody.known@example.com'
  await guest.call(addAlert, { q: 'accountant', frequency: 'daily', email: anonymous })
  await guest.call(confirmAlert, {
    key: /\/job-alert\/([\w.-]+)/.exec((await mailsTo(anonymous))[0]?.text ?? '')?.[1] ?? '',
  })
  const place = { workplace: 'on_site' as const, city_id: 1 }
  await aLiveJob(site, { texts: texts('Accountant of tolls'), skills_must: ['SAP', 'Excel', 'Oracle'], ...place })
  await aLiveJob(site, { texts: texts('Plasterer of tolls'), skills_must: ['Trowel', 'Mortar'], ...place })
  await site.settle()
  await run(tellInstantAlerts)
  await run(tellDailyAlerts)
  const told = async (to: string | null, title: string) =>
    (await mailsTo(to ?? '')).find(({ text }) => text.includes(title))?.text.normalize('NFKC') ?? ''
  const own = await told(email, 'Accountant of tolls')
  assert.match(own, /Vous remplissez 2 critères sur 3|2 .* 3/)
  assert.match(own, /Dans votre CV : SAP et Excel/)
  assert.match(own, /Absent de votre CV : Oracle/)
  // other work than one's own is not called like it, and what of it is missing is no line of its own
  const other = await told(email, 'Plasterer of tolls')
  assert.ok(other)
  assert.doesNotMatch(other, /votre CV/)
  const stranger = await told(anonymous, 'Accountant of tolls')
  assert.ok(stranger)
  assert.doesNotMatch(stranger, /your CV|You meet/)
})
