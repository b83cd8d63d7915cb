import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { closeJob } from '#features/jobs/jobs/contract.ts'
import { addFile, readThumbnail } from '#features/site/files/contract.ts'
import { aGroup, groupFields, liveJobs } from '#tests/world/groups.ts'
import { aCandidate, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import {
  editGroup,
  listGroups,
  listPublicGroups,
  moveGroup,
  saveGroup,
  showGroup,
  startGroup,
  tryRule,
} from './contract.ts'
import { listedGroups } from './listed-groups.ts'

const aPerson = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' } }

test('jobs stand in the order they were put, a job named twice once, and a closed one stays', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const [one, two, three] = (await liveJobs(site, visitor, ['Cook', 'Waiter', 'Porter'])) as [string, string, string]
  const group = await aGroup(visitor, [three, one, three, two])
  await visitor.call(closeJob, { job: one, reason: 'filled' })
  const { data } = await new Visitor(site).call(showGroup, { address: group.address })
  assert.deepEqual(
    data.jobs.map(({ title, closed_to }) => [title, closed_to]),
    [
      ['Porter', null],
      ['Cook', 'job_closed'],
      ['Waiter', null],
    ],
  )
  assert.deepEqual([data.total, data.open, data.listed], [3, 2, true])
  await site.world.db.updateTable('jobs').set({ state: 'archived' }).where('id', '=', one).execute()
  const later = await new Visitor(site).call(showGroup, { address: group.address })
  assert.equal(later.data.total, 2)
})

test('a job of another page is refused, and nothing is stored', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const other = await anEmployer(site)
  const [foreign] = (await liveJobs(site, other.visitor, ['Baker'])) as [string]
  const problem = await visitor.refused('invalid', startGroup, groupFields({ jobs: [foreign] }))
  assert.equal(problem.errors?.[0]?.field, 'jobs')
  assert.equal((await visitor.call(listGroups, {})).data.length, 0)
})

test('whoever read an older version is told, and nothing is overwritten', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const { data } = await visitor.call(startGroup, groupFields())
  const written = (title: string) => ({ ...groupFields({ texts: [{ language: 'en', title }] }), group: data.id })
  await visitor.call(saveGroup, { ...written('First hand'), version: data.version })
  await visitor.refused('changed_meanwhile', saveGroup, { ...written('Second hand'), version: data.version })
  const now = await visitor.call(editGroup, { group: data.id })
  assert.equal(now.data.fields.texts[0]?.title, 'First hand')
})

test('a rule finds what is open now and what comes later; without conditions it finds nothing', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  await liveJobs(site, visitor, ['Driver', 'Loader'], { employment_types: ['part_time'] })
  await liveJobs(site, visitor, ['Clerk'])
  assert.equal((await visitor.call(tryRule, {})).data.length, 0)
  const rule = { employment_type: 'part_time' }
  assert.deepEqual((await visitor.call(tryRule, rule)).data.map(({ title }) => title).sort(), ['Driver', 'Loader'])
  const group = await aGroup(visitor, [], { picks: 'rule', rule })
  await liveJobs(site, visitor, ['Rider'], { employment_types: ['part_time'] })
  const { data } = await new Visitor(site).call(showGroup, { address: group.address })
  assert.deepEqual(data.jobs.map(({ title }) => title).sort(), ['Driver', 'Loader', 'Rider'])
})

test('what is missing keeps a group from going out, and is named', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const { data } = await visitor.call(startGroup, groupFields({ opens_on: '2030-02-02', ends_on: '2030-02-01' }))
  const problem = await visitor.refused('invalid', moveGroup, { group: data.id, move: 'publish' })
  assert.deepEqual(
    problem.errors?.map(({ field, code }) => [field, code]),
    [
      ['jobs', 'group_jobs'],
      ['ends_on', 'period_order'],
    ],
  )
})

test('post permission 0 lets no group out', async () => {
  const site = await aSite()
  const { visitor, page } = await anEmployer(site)
  const { data } = await visitor.call(startGroup, groupFields({ jobs: await liveJobs(site, visitor, ['Cook']) }))
  await site.world.db.updateTable('pages').set({ post_permission: 0 }).where('id', '=', page.id).execute()
  await visitor.refused('posting_blocked', moveGroup, { group: data.id, move: 'publish' })
})

test('a draft and an internal group are for the team alone', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const ids = await liveJobs(site, visitor, ['Cook'])
  const { data: draft } = await visitor.call(startGroup, groupFields({ jobs: ids }))
  const internal = await aGroup(visitor, ids, { visibility: 'internal' })
  const strangers = [new Visitor(site), (await anEmployer(site)).visitor, (await aCandidate(site)).visitor]
  for (const { address } of [draft, internal]) {
    for (const stranger of strangers) await stranger.refused('not_found', showGroup, { address })
    assert.equal((await visitor.call(showGroup, { address })).data.total, 1)
  }
  await strangers[1]?.refused('not_found', editGroup, { group: draft.id })
})

test('on the day after its last one a group ends by itself and its team is told', async () => {
  const site = await aSite()
  const { visitor, email } = await anEmployer(site)
  const today = site.world.now().toISOString().slice(0, 10)
  const group = await aGroup(visitor, await liveJobs(site, visitor, ['Cook']), { ends_on: today })
  const { endDueGroups } = await import('./background.ts')
  const { backgroundContext } = await import('#platform/server/background/background-context.ts')
  const run = () => endDueGroups.run(backgroundContext(site.world), {})
  await run()
  assert.equal((await visitor.call(editGroup, { group: group.id })).data.state, 'published')
  site.later(86_400_000)
  await run()
  await run()
  assert.equal((await visitor.call(editGroup, { group: group.id })).data.state, 'ended')
  const told = (await site.settle()).filter(
    ({ to, subject }) => to === email && subject.startsWith('Job collection closed:'),
  )
  assert.equal(told.length, 1)
  const { data } = await new Visitor(site).call(showGroup, { address: group.address })
  assert.equal(data.status, 'over')
  // its last day has passed: it cannot be opened again without another one
  await visitor.refused('invalid', moveGroup, { group: group.id, move: 'reopen' })
})

test('a group is shown in the language of the visitor where it is written in it, else in its own', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const texts = [
    { language: 'en' as const, title: 'Opening team', intro: '<p>Come.</p><script>alert(1)</script>' },
    { language: 'ar' as const, title: 'فريق الافتتاح' },
  ]
  const group = await aGroup(visitor, await liveJobs(site, visitor, ['Cook']), { texts })
  const stranger = new Visitor(site)
  const inArabic = await stranger.call(showGroup, { address: group.address }, { language: 'ar' })
  assert.equal(inArabic.data.text.title, 'فريق الافتتاح')
  const inRussian = await stranger.call(showGroup, { address: group.address }, { language: 'ru' })
  assert.deepEqual([inRussian.data.text.language, inRussian.data.other_languages], ['en', ['ar']])
  assert.equal(inRussian.data.text.intro, '<p>Come.</p>')
  assert.equal(inArabic.data.address, inRussian.data.address)
})

test('five hundred jobs make pages of fifty, and filters find among all of them', async () => {
  const site = await aSite()
  const { visitor, page, id } = await anEmployer(site)
  const [first] = (await liveJobs(site, visitor, ['Cook number 0'])) as [string]
  const { rows } = await site.pool.query(
    `insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid(), 'reference', lpad(n::text, 8, 'b')))).*
       from jobs j, generate_series(1, 499) n where j.id = $1 returning id`,
    [first],
  )
  await site.pool.query(
    `insert into job_texts (job_id, of_page_id, language, title, description) select id, page_id, 'en', 'Waiter ' || reference, '' from jobs where page_id = $1 and id <> $2`,
    [page.id, first],
  )
  assert.ok(id)
  const group = await aGroup(visitor, [first, ...rows.map((row) => row.id as string)])
  const stranger = new Visitor(site)
  const { data } = await stranger.call(showGroup, { address: group.address, from: 450 })
  assert.deepEqual([data.total, data.jobs.length], [500, 50])
  const found = await stranger.call(showGroup, { address: group.address, q: 'cook' })
  assert.deepEqual([found.data.matching, found.data.total], [1, 500])
  await visitor.refused('invalid', startGroup, groupFields({ jobs: Array(501).fill(first) }))
})

test('looking is counted for strangers, and not for machines or the own team', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const group = await aGroup(visitor, await liveJobs(site, visitor, ['Cook']))
  const { address } = group
  await new Visitor(site).call(showGroup, { address }, aPerson)
  await new Visitor(site).call(showGroup, { address }, { headers: { 'user-agent': 'Googlebot/2.1' } })
  await visitor.call(showGroup, { address }, aPerson)
  const { data } = await visitor.call(listGroups, {})
  assert.equal(data[0]?.views, 1)
})

test('a cover is one’s own picture, seen by whoever sees the group', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const bytes = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#00767c' } })
    .png()
    .toBuffer()
  const { data: file } = await visitor.call(addFile, {}, { files: { file: { name: 'cover.png', bytes } } })
  const jobs = await liveJobs(site, visitor, ['Cook'])
  const other = await anEmployer(site)
  await other.visitor.refused('invalid', startGroup, groupFields({ cover_id: file.id }))
  const stranger = new Visitor(site)
  const { data: draft } = await visitor.call(startGroup, groupFields({ jobs, cover_id: file.id }))
  await stranger.refused('not_found', readThumbnail, { id: file.id, size: 960 })
  await visitor.call(moveGroup, { group: draft.id, move: 'publish' })
  assert.equal((await stranger.ask(readThumbnail, { id: file.id, size: 960 })).statusCode, 200)
})

test('search engines and visitors learn of what is public, out and in its days, and of nothing else', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const jobs = await liveJobs(site, visitor, ['Cook'])
  const { address } = await aGroup(visitor, jobs)
  await aGroup(visitor, jobs, { visibility: 'link' })
  await aGroup(visitor, jobs, { visibility: 'internal' })
  await aGroup(visitor, jobs, { opens_on: '2199-01-01' })
  await visitor.call(startGroup, groupFields({ jobs }))
  assert.deepEqual(await listedGroups(site.world), [`/job-groups/${address}`])
  const { data } = await new Visitor(site).call(listPublicGroups, {})
  assert.deepEqual(
    data.map((group) => group.address),
    [address],
  )
})
