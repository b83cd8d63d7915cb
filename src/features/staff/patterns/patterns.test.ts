import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { startJob } from '#features/jobs/jobs/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { aCandidate, anAdmin, anEmployer, aStaffMember, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { showPatterns } from './contract.ts'

test('what two companies and their people share is shown as links, to those who may read people; nothing else is', async () => {
  const site = await aSite()
  const { db } = site.world
  const [one, other, stranger] = [await anEmployer(site), await anEmployer(site), await anEmployer(site)]
  const { visitor } = await anAdmin(site)
  const links = async (kind: 'page' | 'person', id: string) =>
    (await visitor.call(showPatterns, { kind, id })).data.map((link) => `${link.by} ${link.kind} ${link.name}`).sort()
  assert.deepEqual(await links('page', one.page.id), [])
  await other.visitor.refused('not_allowed', showPatterns, { kind: 'page', id: one.page.id })
  await (await aStaffMember(site, 'agent')).visitor.refused('not_allowed', showPatterns, {
    kind: 'page',
    id: one.page.id,
  })
  await visitor.refused('not_found', showPatterns, { kind: 'page', id: one.id })

  const description = `<p>${'You carry boxes from the gate to the shelf and write down what came. '.repeat(3)}</p>`
  const text = { texts: [{ language: 'en' as const, title: 'Carrier', description }] }
  for (const who of [one, other]) await who.visitor.call(startJob, jobFields(text))
  await stranger.visitor.call(startJob, jobFields())
  await db.deleteFrom('page_places').execute()
  for (const [position, who] of [one, other].entries())
    await db
      .insertInto('page_places')
      .values({ page_id: who.page.id, country_id: countryId('AE'), phone: '+971501112233', position })
      .execute()
  const twin = await aCandidate(site)
  const device = { device_hash: randomBytes(32), first_at: site.world.now() }
  for (const who of [one, twin])
    await db
      .insertInto('devices')
      .values({ ...device, user_id: who.id })
      .execute()

  assert.deepEqual(await links('page', one.page.id), [
    `device person ${twin.name}`,
    `phone page ${other.page.name}`,
    `text page ${other.page.name}`,
  ])
  assert.deepEqual(await links('page', stranger.page.id), [])
  assert.deepEqual(await links('person', twin.id), [`device person ${one.name}`])
  const { rows } = await site.pool.query('select count(*)::int from personal_data_accesses where user_id = $1', [
    twin.id,
  ])
  assert.equal(rows[0].count, 1)
})

test('a company whose name is drawn like that of another is linked to it, whatever alphabet its letters are of', async () => {
  const site = await aSite()
  const { visitor } = await anAdmin(site)
  const named = async (name: string) => {
    const { page } = await anEmployer(site)
    await site.world.db.updateTable('pages').set({ name }).where('id', '=', page.id).execute()
    return page.id
  }
  const linked = async (page: string) =>
    (await visitor.call(showPatterns, { kind: 'page', id: page })).data.flatMap(({ by, name }) =>
      by === 'name' ? [name] : [],
    )
  const own = await named('Emirates Steel 10')
  // Cyrillic letters, a direction mark, capitals with an accent; the last is another name
  await named('Еmirаtes \u2067Stееl 1О')
  await named('ÉMIRATES-STEEL lO')
  await named('Emirates Steels 10')
  assert.deepEqual((await linked(own)).toSorted(), ['ÉMIRATES-STEEL lO', 'Еmirаtes \u2067Stееl 1О'])
  const arabic = await named('شركة البناء')
  await named('شَركه البنـاء')
  assert.deepEqual(await linked(arabic), ['شَركه البنـاء'])
  const bare = await named('…')
  await named('!')
  assert.deepEqual(await linked(bare), [])
})
