import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCv, previewCv } from '#features/cvs/cvs/contract.ts'
import { apply, showApplicant } from '#features/hiring/applications/contract.ts'
import { exportApplicants } from '#features/hiring/pipeline/batch-contract.ts'
import { setAnonymous } from '#features/hiring/pipeline/stage-contract.ts'
import { readFile } from '#features/site/files/contract.ts'
import * as formatting from '#features/sourcing/cv-formatting/contract.ts'
import { excludePage, unlockCv } from '#features/sourcing/cv-search/contact-contract.ts'
import { showCvSheet } from '#features/sourcing/cv-search/contract.ts'
import { runRetention } from '#features/staff/retention/run-retention.ts'
import { CvLook } from '#libraries/cv-content/look-contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aWordyPdf } from '#tests/world/a-pdf.ts'
import { aPersonWithCv } from '#tests/world/cv-people.ts'
import { aCandidate, aLiveJob, anApplication, anEmployer, confirmed, lookedAt, teammate } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { endCvLink, listCvViewers } from './contract.ts'
import { cvViewerHolding } from './holding.ts'

const day = 86_400_000
const look = CvLook.parse({ language: 'en' })
const added = { branded: false, consultant: '', cover: [], watermark: '' }

const viewersOf = async ({ visitor }: { visitor: Visitor }) => (await visitor.call(listCvViewers, {})).data
const told = async (person: { visitor: Visitor }) =>
  (await viewersOf(person))[0]?.happened.map(({ what }) => what).toSorted()

async function sentFile(site: Site, application: string) {
  const row = await site.world.db
    .selectFrom('applications')
    .innerJoin('files', 'files.id', 'cv_id')
    .select(['files.id', 'files.name'])
    .where('applications.id', '=', application)
    .executeTakeFirstOrThrow()
  return row
}

test('every door that shows the CV of an applicant writes it down, once a day and person', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  await site.settle()
  assert.deepEqual(await told(candidate), ['applied'])
  for (let time = 0; time < 3; time++) await employer.visitor.call(showApplicant, { application })
  assert.deepEqual(await told(candidate), ['applied', 'opened'])
  const { id, name } = await sentFile(site, application)

  // pictures, the file, and the picture of a print: three doors to the same thing
  await employer.visitor.call(previewCv, { file: id })
  assert.deepEqual(await told(candidate), ['applied', 'opened', 'read'])
  await site.world.db.deleteFrom('cv_views').where('way', '=', 'read').execute()
  assert.equal((await employer.visitor.ask(readFile, { id, name })).statusCode, 200)
  assert.deepEqual(await told(candidate), ['applied', 'opened', 'read'])
  await site.world.db.deleteFrom('cv_views').where('way', '=', 'read').execute()
  await employer.visitor.call(formatting.previewChosen, {
    of: 'application',
    id: application,
    ...look,
    accent: '',
    hidden: '',
  })
  assert.deepEqual(await told(candidate), ['applied', 'opened', 'read'])

  await employer.visitor.call(formatting.startBatch, {
    chosen: [{ of: 'application', id: application }],
    look,
    redaction: 'none',
    added,
  })
  await site.settle()
  assert.deepEqual(await told(candidate), ['applied', 'opened', 'printed', 'read'])
  assert.equal((await employer.visitor.ask(formatting.downloadCv, { id, name })).statusCode, 200)
  assert.deepEqual(await told(candidate), ['applied', 'opened', 'printed', 'read', 'taken'])

  // the owner's own looks are nobody's business, a second member counts, and so does the next day
  await candidate.visitor.call(previewCv, { file: id })
  assert.equal((await viewersOf(candidate))[0]?.people, 1)
  const second = await teammate(site, employer.page.id, 'recruiter')
  await second.visitor.call(showApplicant, { application })
  const [viewer] = await viewersOf(candidate)
  assert.equal(viewer?.people, 2)
  assert.deepEqual(viewer?.page?.id, employer.page.id)
  assert.deepEqual(
    viewer?.applications.map((one) => one.id),
    [application],
  )
  const opened = async () => (await told(candidate))?.filter((what) => what === 'opened').length
  assert.equal(await opened(), 2)
  site.later(day)
  await employer.visitor.call(showApplicant, { application })
  assert.equal(await opened(), 3)
  assert.deepEqual(await viewersOf(await aCandidate(site)), [])
  await new Visitor(site).refused('no_session', listCvViewers, {})
})

test('the CV search writes who looked, without the name and with it', async () => {
  const site = await aSite()
  const { visitor, page } = await lookedAt(site, await anEmployer(site))
  const person = await confirmed(site, await aPersonWithCv(site, { headline: 'Beekeeper' }))
  await person.visitor.call(addCv, {}, { files: { file: { name: 'cv.pdf', bytes: aWordyPdf(['Beekeeper']) } } })
  await site.settle()
  for (let time = 0; time < 2; time++) await visitor.call(showCvSheet, { person: person.id })
  assert.deepEqual(await told(person), ['masked'])
  await visitor.call(unlockCv, { person: person.id })
  await visitor.call(showCvSheet, { person: person.id })
  assert.deepEqual(await told(person), ['full', 'masked', 'unlocked'])
  assert.equal((await viewersOf(person))[0]?.page?.id, page.id)
  await person.visitor.call(excludePage, { page: page.id })
  await visitor.refused('not_found', showCvSheet, { person: person.id })
  assert.deepEqual(await told(person), ['full', 'masked', 'unlocked'])
})

test('a link ends when whoever the CV is of says so, also one a company made; nobody else ends it', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  await site.settle()
  const { data } = await employer.visitor.call(formatting.startBatch, {
    chosen: [{ of: 'application', id: application }],
    look,
    redaction: 'none',
    added,
  })
  const formatted = data.batches[0]?.items[0]?.id ?? ''
  await site.settle()
  const share = async () => {
    const { url } = (await employer.visitor.call(formatting.shareFormatted, { formatted, days: 7 })).data
    return new URL(url).searchParams.get('sig') ?? ''
  }
  const [first, second] = [await share(), await share()]
  const open = async (sig: string) =>
    (await new Visitor(site).ask(formatting.downloadFormatted, { cv: formatted, sig })).statusCode
  assert.equal(await open(first), 200)
  assert.deepEqual(await told(candidate), ['applied', 'link_used', 'printed', 'shared', 'shared'])
  const { links = [] } = (await viewersOf(candidate))[0] ?? {}
  assert.equal(links.length, 2)
  const link = links[0]?.id ?? ''
  const nosy = await aCandidate(site)
  await nosy.visitor.refused('not_found', endCvLink, { link })
  await employer.visitor.refused('not_found', endCvLink, { link })
  await new Visitor(site).refused('no_session', endCvLink, { link })
  await candidate.visitor.call(endCvLink, { link })
  await candidate.visitor.call(endCvLink, { link })
  assert.deepEqual([await open(first), await open(second)].toSorted(), [200, 404])
  assert.equal((await viewersOf(candidate))[0]?.links.length, 1)
  site.later(8 * day)
  assert.notEqual(await open(second), 200)
})

test('a company that keeps its name to itself is not named by who looked', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site, {
    anonymous: true,
    industry_id: 1,
    city_id: 1,
    workplace: 'on_site',
  })
  await employer.visitor.call(showApplicant, { application })
  const { id, name } = await sentFile(site, application)
  await employer.visitor.ask(formatting.downloadCv, { id, name })
  const viewers = await viewersOf(candidate)
  assert.deepEqual(
    viewers.map(({ kind, page }) => [kind, page]),
    [['unnamed', null]],
  )
  const { data: taken } = await candidate.visitor.call(formatting.whoDownloaded, {})
  const held = await cvViewerHolding.give(backgroundContext(site.world), candidate.id)
  assert.equal(JSON.stringify([viewers, taken, held]).includes(employer.page.name), false)
  assert.equal(held.seen.length, 1)
})

test('what happened before an application was claimed is told afterwards; it is forgotten with the person, and with time', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const cv = { name: 'cv.pdf', bytes: aWordyPdf(['Test guest']) }
  const guest = { job, name: 'Test guest', email: 'guest@example.com', lang: 'en' as const }
  const { data } = await new Visitor(site).call(apply, guest, { files: { cv } })
  const { application } = data
  await employer.visitor.call(showApplicant, { application })
  const file = await sentFile(site, application)
  await employer.visitor.ask(formatting.downloadCv, file)
  const candidate = await aCandidate(site)
  await site.world.db
    .updateTable('applications')
    .set({ candidate_id: candidate.id })
    .where('id', '=', application)
    .execute()
  assert.deepEqual(await told(candidate), ['applied', 'opened', 'taken'])

  const ctx = backgroundContext(site.world)
  const count = async () => (await site.world.db.selectFrom('cv_views').selectAll().execute()).length
  await runRetention.run(ctx, {})
  assert.equal(await count(), 1)
  await site.world.db.transaction().execute((tx) => cvViewerHolding.forget(ctx, tx, candidate.id))
  assert.equal(await count(), 0)
  await employer.visitor.call(showApplicant, { application })
  site.later(731 * day)
  await runRetention.run(backgroundContext(site.world), {})
  assert.equal(await count(), 0)
})

test('an export of applicants is told to everybody whose name is in it, once, and to nobody who was left out or hidden', async () => {
  const site = await aSite()
  const world = await anApplication(site)
  const other = await aCandidate(site)
  const files = { cv: { name: 'cv.pdf', bytes: aWordyPdf([other.name]) } }
  const { employer, candidate, job, application } = world
  await other.visitor.call(apply, { job, name: other.name, lang: 'en' }, { files })
  const take = (ids?: string) => employer.visitor.ask(exportApplicants, { job, ...(ids && { ids }) })
  await employer.visitor.call(setAnonymous, { job, anonymous: true })
  assert.equal((await take()).statusCode, 200)
  assert.deepEqual(await told(candidate), ['applied'])
  await employer.visitor.call(setAnonymous, { job, anonymous: false })
  assert.equal((await take(application)).statusCode, 200)
  assert.deepEqual(await told(candidate), ['applied', 'exported'])
  assert.deepEqual(await told(other), ['applied'])
  assert.equal((await take()).statusCode, 200)
  assert.deepEqual(await told(candidate), ['applied', 'exported'])
  assert.deepEqual(await told(other), ['applied', 'exported'])
  const [viewer] = await viewersOf(candidate)
  assert.deepEqual([viewer?.page?.id, viewer?.people], [employer.page.id, 1])
  // whoever may not take data away leaves no trace
  const recruiter = await teammate(site, employer.page.id, 'recruiter')
  await recruiter.visitor.refused('not_allowed', exportApplicants, { job })
  assert.equal((await viewersOf(candidate))[0]?.people, 1)
})
