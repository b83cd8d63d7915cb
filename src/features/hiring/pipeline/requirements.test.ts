import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { keepRequirementsOfMany, renewRequirements } from '#features/hiring/applications/keep-requirements.ts'
import { showMatch } from '#features/hiring/applications/match-contract.ts'
import { requirementsMet } from '#features/jobs/matching/must-rules.ts'
import { aPdf, aWordyPdf } from '#tests/world/a-pdf.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { aLiveJob, anEmployer } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as batches from './batch-contract.ts'
import * as pipeline from './contract.ts'
import { setAnonymous } from './stage-contract.ts'

const cvOf = (...skills: string[]) => ({ name: 'cv.pdf', bytes: aWordyPdf(['Anna Bell', 'SKILLS', skills.join(', ')]) })

/** A guest who sends a CV with these skills. */
async function guest(site: Site, job: string, name: string, ...skills: string[]) {
  const asked = { job, name, email: `${name.toLowerCase()}@example.com`, lang: 'en' as const }
  const { data } = await new Visitor(site).call(applications.apply, asked, { files: { cv: cvOf(...skills) } })
  return data.application
}

/** A job that asks for a forklift and Arabic, with somebody for each result. */
async function aBoard(site: Site) {
  const { employer, job, admin } = await aLiveJob(site, { skills_must: ['Forklift'] })
  const met = await guest(site, job, 'All', 'Forklift', 'Excel')
  const unmet = await guest(site, job, 'Missing', 'Excel')
  const silent = { name: 'n.txt', bytes: Buffer.from('12 34\n56 78\n') }
  const asked = { job, name: 'Open', email: 'open@example.com', lang: 'en' as const }
  const { data } = await new Visitor(site).call(applications.apply, asked, { files: { cv: silent } })
  return { visitor: employer.visitor, page: employer.page.id, admin, job, met, unmet, unknown: data.application }
}

type Board = Awaited<ReturnType<typeof aBoard>>
const listed = async ({ visitor, job }: Board, ...requirements: ('met' | 'unknown' | 'unmet')[]) =>
  (await visitor.call(pipeline.listApplicants, { job, requirements })).data.map(({ id }) => id).sort()

test('board, table, changes, batch and export are narrowed to who meets every must-have, as the panel explains it', async () => {
  const site = await aSite()
  const world = await aBoard(site)
  const { visitor, job, met, unmet, unknown } = world
  // nobody was compared yet: nothing is known of anybody, so nobody is left out for good
  assert.deepEqual(await listed(world, 'unknown'), [met, unmet, unknown].sort())
  await site.settle()
  assert.deepEqual(await listed(world, 'met'), [met])
  assert.deepEqual(await listed(world, 'unmet'), [unmet])
  assert.deepEqual(await listed(world, 'unknown'), [unknown])
  assert.deepEqual(await listed(world, 'met', 'unknown'), [met, unknown].sort())
  for (const application of [met, unmet, unknown]) {
    const { data } = await visitor.call(showMatch, { application })
    assert.deepEqual(await listed(world, requirementsMet(data.matches, { workplace: 'remote' })), [application])
  }
  const { data: board } = await visitor.call(pipeline.board, { job, requirements: ['met'] })
  assert.deepEqual([board.total, board.columns.flatMap(({ cards }) => cards.map(({ id }) => id))], [1, [met]])
  const ids = [met, unmet, unknown].join(',')
  const { data: changes } = await visitor.call(pipeline.boardChanges, { job, requirements: ['unmet'], ids })
  assert.deepEqual([changes.cards.map(({ id }) => id), changes.totals], [[unmet], { submitted: 1 }])
  const { data: choices } = await visitor.call(pipeline.filterChoices, { job })
  assert.deepEqual(choices.requirements, [
    { requirements: 'met', count: 1 },
    { requirements: 'unknown', count: 1 },
    { requirements: 'unmet', count: 1 },
  ])
  const filters = { requirements: ['unmet' as const] }
  const batch = await visitor.call(batches.previewBatch, { job, action: 'reject', reason: 'experience', filters })
  assert.deepEqual(
    batch.data.items.map(({ application }) => application),
    [unmet],
  )
  const { body } = await visitor.ask(batches.exportApplicants, { job, requirements: ['met'] })
  assert.match(body, /all@example\.com/)
  assert.doesNotMatch(body, /missing@example\.com/)
})

test('who lives elsewhere meets the must-haves of a job on site', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, { skills_must: ['Forklift'] })
  await site.world.db.updateTable('jobs').set({ workplace: 'on_site' }).where('id', '=', job).execute()
  const cv = { name: 'cv.pdf', bytes: aWordyPdf(['Anna Bell', 'Manila, Philippines', 'SKILLS', 'Forklift']) }
  const asked = { job, name: 'Anna Bell', email: 'anna@example.com', lang: 'en' as const }
  const { data } = await new Visitor(site).call(applications.apply, asked, { files: { cv } })
  await site.settle()
  const { data: told } = await employer.visitor.call(showMatch, data)
  assert.equal(told.matches.find(({ kind }) => kind === 'place')?.result, 'not_met')
  assert.deepEqual(await listed({ visitor: employer.visitor, job } as Board, 'met'), [data.application])
})

test('pages of a narrowed list follow each other without gap or twin', async () => {
  const site = await aSite()
  const world = await aBoard(site)
  await site.settle()
  const like = await site.world.db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', world.met)
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: 120 }, (_, at) => ({
    ...like,
    id: `0198c0de-0000-7000-8000-${String(at).padStart(12, '0')}`,
    email: `p${at}@example.com`,
    requirements: at % 2 ? ('met' as const) : ('unmet' as const),
    submitted_at: new Date(like.submitted_at.getTime() - Math.floor(at / 7) * 1000),
  }))
  await site.world.db.insertInto('applications').values(rows).execute()
  const seen: string[] = []
  let cursor: string | null | undefined
  do {
    const asked = { job: world.job, requirements: ['met' as const], sort: 'newest' as const }
    const page = await world.visitor.call(pipeline.listApplicants, { ...asked, ...(cursor && { cursor }) })
    seen.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor
  } while (cursor)
  assert.equal(seen.length, 61)
  assert.equal(new Set(seen).size, 61)
})

test('what is kept follows the job: who met what it asked for may miss what it asks for now', async () => {
  const site = await aSite()
  const world = await aBoard(site)
  await site.settle()
  await site.world.db
    .updateTable('jobs')
    .set((eb) => ({ skills_must: ['Excel'], version: eb('version', '+', 1) }))
    .where('id', '=', world.job)
    .execute()
  await site.world.db.updateTable('applications').set({ matched_at: null }).execute()
  await runJob(site, keepRequirementsOfMany.name)
  assert.deepEqual(await listed(world, 'met'), [world.met, world.unmet].sort())
})

test('whoever still waits is compared anew after a week, whoever was answered is not', async () => {
  const site = await aSite()
  const world = await aBoard(site)
  await site.settle()
  await site.world.db.updateTable('applications').set({ requirements: 'unknown' }).execute()
  const rejected = { application: world.unmet, stage: 'rejected' as const, reason: 'experience', version: 1 }
  const { data: card } = await world.visitor.call(applications.showApplicant, { application: world.unmet })
  await world.visitor.call(applications.move, { ...rejected, version: card.version })
  await runJob(site, renewRequirements.name)
  assert.deepEqual(await listed(world, 'met'), [])
  site.later(8 * 86_400_000)
  await runJob(site, renewRequirements.name)
  assert.deepEqual(await listed(world, 'met'), [world.met])
  assert.deepEqual(await listed(world, 'unknown'), [world.unmet, world.unknown].sort())
})

async function runJob(site: Site, name: string) {
  await site.pool.query(`select graphile_worker.add_job($1, '{}')`, [name])
  await site.settle()
}

test('in anonymous review the filter says no more than the panel: what tells of the person counts for nothing', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, { skills_must: ['Dune Logistics'] })
  const lines = ['Anna Bell', 'EXPERIENCE', 'Warehouse lead, Dune Logistics', '03/2020 - 05/2023', 'SKILLS', 'Excel']
  const asked = { job, name: 'Anna Bell', email: 'anna@example.com', lang: 'en' as const }
  const files = { cv: { name: 'cv.pdf', bytes: aPdf(lines) } }
  const { data } = await new Visitor(site).call(applications.apply, asked, { files })
  await site.settle()
  const world = { visitor: employer.visitor, job } as Board
  assert.deepEqual(await listed(world, 'met'), [data.application])
  await employer.visitor.call(setAnonymous, { job, anonymous: true })
  assert.deepEqual(await listed(world, 'met'), [])
  assert.deepEqual(await listed(world, 'unmet'), [data.application])
  const { data: choices } = await employer.visitor.call(pipeline.filterChoices, { job })
  assert.deepEqual(
    choices.requirements.map(({ count }) => count),
    [0, 0, 1],
  )
  const { data: told } = await employer.visitor.call(showMatch, data)
  assert.equal(requirementsMet(told.matches, { workplace: 'remote' }), 'unmet')
})

test('the filter is for whoever reads the applicants of the job', async () => {
  const site = await aSite()
  const { page, job } = await aBoard(site)
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', pipeline.listApplicants, { job, requirements: ['met'] })
  const manager = await aColleague(site, page, 'hiring_manager')
  await manager.visitor.refused('not_found', pipeline.listApplicants, { job, requirements: ['met'] })
  const analyst = await aColleague(site, page, 'analyst')
  await analyst.visitor.refused('not_allowed', pipeline.listApplicants, { job, requirements: ['met'] })
})
