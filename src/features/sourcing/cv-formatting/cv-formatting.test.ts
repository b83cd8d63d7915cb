import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unzipSync } from 'fflate'
import { startCv } from '#features/cvs/cv-builder/contract.ts'
import { addCv, listCvs } from '#features/cvs/cvs/contract.ts'
import { apply } from '#features/hiring/applications/contract.ts'
import { correctBalance } from '#features/money/ledger/contract.ts'
import { CvLook } from '#libraries/cv-content/look-contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { aCandidate, aLiveJob, anAdmin, anEmployer, teammate } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as formatting from './contract.ts'

const lines = [
  'Priya Nair',
  'priya.nair@example.com',
  '+971 50 123 4567',
  'EXPERIENCE',
  'Warehouse lead, Dune Logistics',
  '03/2020 - 05/2023',
  'Ran two shifts and 14 people, Priya knows SAP',
  'SKILLS',
  'SAP EWM, Excel, Forklift',
]
const look = CvLook.parse({ language: 'en', template: 'modern' })
const added = { branded: true, consultant: 'Salma', cover: [{ label: 'Notice', value: '1 month' }], watermark: '' }

async function withCv(site: Site) {
  const person = await aCandidate(site)
  await person.visitor.call(addCv, {}, { files: { file: { name: 'priya.pdf', bytes: aPdf(lines) } } })
  await site.settle()
  const cv = (await person.visitor.call(listCvs, {})).data[0]?.id ?? ''
  return { ...person, cv }
}

async function withApplicants(site: Site, count: number) {
  const { employer, job } = await aLiveJob(site)
  const candidates = []
  for (let number = 0; number < count; number++) {
    const candidate = await aCandidate(site)
    const cv = { name: 'cv.pdf', bytes: aPdf(lines) }
    await candidate.visitor.call(apply, { job, name: candidate.name, lang: 'en' }, { files: { cv } })
    candidates.push(candidate)
  }
  await site.settle()
  const { data } = await employer.visitor.call(formatting.listFormattable, { job })
  return { employer, job, candidates, chosen: data.map(({ of, id }) => ({ of, id })) }
}

test('a person prints the own CV, shares it for a while, and sees who took it', async () => {
  const site = await aSite()
  const { visitor, cv } = await withCv(site)
  const { data: first } = await visitor.call(formatting.showFormat, { cv })
  assert.deepEqual([first.look.template, first.confirmed], ['classic', false])
  const { data: shown } = await visitor.call(formatting.previewOwn, { cv, ...look, accent: '', hidden: '' })
  assert.equal(shown.count, 1)
  assert.match(shown.pages[0] ?? '', /^data:image\/webp;base64,/)

  const { data: made } = await visitor.call(formatting.formatOwn, { cv, look, redaction: 'none', format: 'pdf' })
  assert.equal((await visitor.call(formatting.showFormat, { cv })).data.look.template, 'modern')
  assert.equal(made.name, 'Priya Nair.pdf')
  const own = await visitor.ask(formatting.downloadFormatted, { cv: made.id })
  assert.equal(own.statusCode, 200)
  assert.ok(own.rawPayload.subarray(0, 5).equals(Buffer.from('%PDF-')))
  assert.match(own.headers['content-disposition']?.toString() ?? '', /^attachment/)

  const stranger = new Visitor(site)
  await stranger.refused('not_found', formatting.downloadFormatted, { cv: made.id })
  const { data: link } = await visitor.call(formatting.shareFormatted, { formatted: made.id, days: 7 })
  const sig = new URL(link.url).searchParams.get('sig') ?? ''
  assert.equal((await stranger.ask(formatting.downloadFormatted, { cv: made.id, sig })).statusCode, 200)
  await stranger.refused('link_expired', formatting.downloadFormatted, { cv: made.id, sig: `${sig}x` })
  const other = await visitor.call(formatting.formatOwn, { cv, look, redaction: 'anonymous', format: 'docx' })
  await stranger.refused('link_expired', formatting.downloadFormatted, { cv: other.data.id, sig })
  assert.match(other.data.name, /^Candidate \d{4}\.docx$/)

  const { data: taken } = await visitor.call(formatting.whoDownloaded, {})
  assert.deepEqual(
    taken.map(({ via, look: shown }) => [via, shown]),
    ['link', 'owner'].map((via) => [via, { template: 'modern', language: 'en' }]),
  )
  const nosy = await aCandidate(site)
  await nosy.visitor.refused('not_found', formatting.previewOwn, { cv, ...look, accent: '', hidden: '' })
  await nosy.visitor.refused('not_found', formatting.formatOwn, { cv, look })
  await nosy.visitor.refused('not_found', formatting.shareFormatted, { formatted: made.id, days: 1 })
  assert.deepEqual((await nosy.visitor.call(formatting.whoDownloaded, {})).data, [])
})

test('prints that look otherwise have one name', async () => {
  const site = await aSite()
  const { visitor, cv } = await withCv(site)
  const named = async (over: object) =>
    (await visitor.call(formatting.formatOwn, { cv, look: { ...look, ...over }, redaction: 'none', format: 'pdf' }))
      .data.name
  assert.equal(await named({}), 'Priya Nair.pdf')
  assert.equal(await named({ language: 'fr' }), 'Priya Nair – Moderne – Français.pdf')
  assert.equal(await named({ template: 'compact' }), 'Priya Nair – Compact – English.pdf')
  assert.equal(await named({}), 'Priya Nair.pdf')
})

test('a page prints the CVs of its applicants in one go; they hear who took them', async () => {
  const site = await aSite()
  const { employer, candidates, chosen } = await withApplicants(site, 2)
  const { visitor } = employer
  const { data: asked } = await visitor.call(formatting.startBatch, {
    chosen,
    look: { ...look, template: 'agency' },
    redaction: 'anonymous',
    added,
  })
  assert.deepEqual(asked.free, { of: 10, left: 8, cost: 1, balance: 0 })
  assert.deepEqual(
    asked.batches[0]?.items.map(({ state }) => state),
    ['waiting', 'waiting'],
  )
  await site.settle()
  const { data } = await visitor.call(formatting.listBatches, {})
  const [batch] = data.batches
  assert.ok(batch)
  assert.ok(batch.items.every(({ state, name }) => state === 'ready' && /^Candidate \d{4}\.pdf$/.test(name)))
  const zip = await visitor.ask(formatting.batchZip, { batch: batch.id })
  const files = unzipSync(new Uint8Array(zip.rawPayload))
  assert.equal(Object.keys(files).length, 2)
  assert.ok(!Object.keys(files).join().includes('Priya'))
  const { data: taken } = await (candidates[0] as (typeof candidates)[number]).visitor.call(
    formatting.whoDownloaded,
    {},
  )
  assert.deepEqual(
    taken.map(({ via, page }) => [via, page]),
    [['page', employer.page.name]],
  )

  const rival = await anEmployer(site)
  await rival.visitor.refused('not_found', formatting.batchZip, { batch: batch.id })
  await rival.visitor.refused('not_found', formatting.startBatch, { chosen, look, added })
  await rival.visitor.refused('not_found', formatting.downloadFormatted, { cv: batch.items[0]?.id ?? '' })
  assert.deepEqual((await rival.visitor.call(formatting.listBatches, {})).data.batches, [])
})

test('ten a month are free; what goes beyond costs coins that were agreed to, and comes back where nothing is printed', async () => {
  const site = await aSite()
  const { employer, chosen } = await withApplicants(site, 2)
  const [one] = chosen
  assert.ok(one)
  const ask = { chosen: [one], look, added }
  for (let time = 0; time < 9; time++) await employer.visitor.call(formatting.startBatch, ask)
  const both = { chosen, look, added, coins: 1 }
  await employer.visitor.refused('price_changed', formatting.startBatch, { ...both, coins: 0 })
  await employer.visitor.refused('no_coins', formatting.startBatch, both)
  const admin = await anAdmin(site)
  const coins = { page: employer.page.id, kind: 'coin' as const, amount: 3, note: 'To try', request: newId() }
  await admin.visitor.call(correctBalance, coins)
  const free = async () => (await employer.visitor.call(formatting.listBatches, {})).data.free
  assert.deepEqual(await free(), { of: 10, left: 1, cost: 1, balance: 3 })
  await employer.visitor.call(formatting.startBatch, both)
  assert.deepEqual(await free(), { of: 10, left: 0, cost: 1, balance: 2 })
  // somebody who spends nothing prints what is free only
  const manager = await teammate(site, employer.page.id, 'hiring_manager')
  await manager.visitor.refused('not_found', formatting.startBatch, { ...ask, coins: 1 })
  await site.settle()
  assert.equal((await free()).balance, 2)
  // the one that is paid for now comes to nothing
  await employer.visitor.call(formatting.startBatch, { ...ask, coins: 1 })
  assert.equal((await free()).balance, 1)
  await site.pool.query('update applications set cv_id = null')
  await site.settle()
  assert.equal((await free()).balance, 2)
})

test('the file as it came is downloaded by its owner and the page it was sent to, and that is told', async () => {
  const site = await aSite()
  const { employer, candidates } = await withApplicants(site, 1)
  const [candidate] = candidates
  assert.ok(candidate)
  const file = await site.world.db.selectFrom('applications').select('cv_id').executeTakeFirstOrThrow()
  const ask = { id: file.cv_id ?? '', name: 'cv.pdf' }
  assert.equal((await employer.visitor.ask(formatting.downloadCv, ask)).statusCode, 200)
  assert.equal((await candidate.visitor.ask(formatting.downloadCv, ask)).statusCode, 200)
  await new Visitor(site).refused('not_found', formatting.downloadCv, ask)
  const { data } = await candidate.visitor.call(formatting.whoDownloaded, {})
  assert.deepEqual(
    data.map(({ via }) => via),
    ['owner', 'page'],
  )
})

test('a page sends the pages as they came behind its own sheet; of a Word file there are none', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const { visitor } = await aCandidate(site)
  await visitor.call(
    apply,
    { job, name: 'Priya Nair', lang: 'en' },
    { files: { cv: { name: 'cv.pdf', bytes: aPdf(lines) } } },
  )
  await site.settle()
  const [sent] = (await employer.visitor.call(formatting.listFormattable, { job })).data
  const how = { look, mode: 'original' as const, redaction: 'anonymous' as const, format: 'docx' as const, added }
  await employer.visitor.call(formatting.startBatch, { chosen: [{ of: 'application', id: sent?.id ?? '' }], ...how })
  await site.settle()
  const [batch] = (await employer.visitor.call(formatting.listBatches, {})).data.batches
  const [printed] = batch?.items ?? []
  assert.deepEqual([printed?.state, printed?.format], ['ready', 'pdf'])
  assert.match(printed?.name ?? '', /^Candidate \d{4}\.pdf$/)
  const { visitor: writer } = await aCandidate(site)
  const { data: written } = await writer.call(startCv, { from: 'nothing', name: 'Written here', language: 'en' })
  await writer.refused('original_without_pages', formatting.formatOwn, { cv: written.id, look, mode: 'original' })
})
