import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unzipSync } from 'fflate'
import { choosePrimaryCv } from '#features/cvs/cv-builder/contract.ts'
import { addCv } from '#features/cvs/cvs/contract.ts'
import { excludePage, unlockCv } from '#features/sourcing/cv-search/contact-contract.ts'
import { changeBasket } from '#features/sourcing/cv-search/contract.ts'
import { CvLook } from '#libraries/cv-content/look-contract.ts'
import { aWordyPdf } from '#tests/world/a-pdf.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { aPersonWithCv } from '#tests/world/cv-people.ts'
import { anApplication, anEmployer, lookedAt } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as formatting from './contract.ts'

type Written = Awaited<ReturnType<typeof aPersonWithCv>>
const site = await aSite()
const look = CvLook.parse({ language: 'en', template: 'modern' })
const added = { branded: true, consultant: 'Salma', cover: [{ label: 'Notice', value: '1 month' }], watermark: '' }

test('a page prints and takes away people it unlocked; who hides from it takes that back, links and all', async () => {
  const { visitor, page } = await lookedAt(site, await anEmployer(site))
  const said = { headline: 'Glazier', skills: [{ name: 'Glass' }], email: 'oneself@example.com' }
  const people = [await aPersonWithCv(site, said), await aPersonWithCv(site, said), await aPersonWithCv(site, said)]
  const [first, second, third] = people as [Written, Written, Written]
  await visitor.call(changeBasket, { people: [first.id, third.id], inside: true })
  await visitor.refused('nobody_unlocked', formatting.listZip, {})
  await visitor.refused('not_found', formatting.startBatch, { chosen: [{ of: 'person', id: first.id }], look, added })
  for (const { id } of [first, second]) await visitor.call(unlockCv, { person: id })
  const listed = async (from: 'list' | 'unlocked') =>
    (await visitor.call(formatting.listFormattable, { from })).data.map(({ id, about }) => [id, about])
  assert.deepEqual(await listed('list'), [[first.id, 'Glazier']])
  assert.deepEqual(new Set(await listed('unlocked')), new Set([first, second].map(({ id }) => [id, 'Glazier'])))

  const chosen = [first, second].map(({ id }) => ({ of: 'person' as const, id }))
  const preview = { ...look, accent: '', hidden: '', of: 'person' as const }
  assert.equal((await visitor.call(formatting.previewChosen, { ...preview, id: first.id })).data.count, 1)
  await visitor.refused('not_found', formatting.previewChosen, { ...preview, id: third.id })
  await visitor.call(formatting.startBatch, { chosen, look, redaction: 'contacts', added })
  await site.settle()
  const batches = async () => (await visitor.call(formatting.listBatches, {})).data.batches
  const [batch] = await batches()
  assert.ok(batch)
  assert.deepEqual(
    batch.items.map(({ state }) => state),
    ['ready', 'ready'],
  )
  const files = unzipSync(new Uint8Array((await visitor.ask(formatting.listZip, {})).rawPayload))
  assert.deepEqual(Object.keys(files), [`001 ${first.name}.pdf`])
  const { data: taken } = await first.visitor.call(formatting.whoDownloaded, {})
  assert.deepEqual(
    taken.map((one) => one.page),
    [page.name],
  )

  const printed = batch.items.find(({ name }) => name.startsWith(second.name))?.id ?? ''
  const { url } = (await visitor.call(formatting.shareFormatted, { formatted: printed, days: 7 })).data
  const sig = new URL(url).searchParams.get('sig') ?? ''
  const stranger = new Visitor(site)
  assert.equal((await stranger.ask(formatting.downloadFormatted, { cv: printed, sig })).statusCode, 200)
  await second.visitor.call(excludePage, { page: page.id })
  await stranger.refused('link_expired', formatting.downloadFormatted, { cv: printed, sig })
  await visitor.refused('not_found', formatting.downloadFormatted, { cv: printed })
  assert.deepEqual(
    (await batches()).map(({ items }) => items.length),
    [1],
  )
  const { visitor: colleague } = await aColleague(site, page.id, 'hiring_manager')
  await colleague.refused('not_allowed', formatting.listFormattable, { from: 'list' })
  await colleague.refused('not_found', formatting.startBatch, { chosen: chosen.slice(0, 1), look, added })
})

test('who applied and hides from the company since gives it what was sent, and no CV of today', async () => {
  const { employer, candidate, application } = await anApplication(site)
  const printed = (of: 'person' | 'application', id: string) => ({ chosen: [{ of, id }], look, added })
  await employer.visitor.call(formatting.startBatch, printed('person', candidate.id))
  await candidate.visitor.call(excludePage, { page: employer.page.id })
  await employer.visitor.refused('not_found', formatting.startBatch, printed('person', candidate.id))
  await employer.visitor.call(formatting.startBatch, printed('application', application))
})

test('a print that failed says why and is tried again by hand, others are not', async () => {
  const { visitor } = await lookedAt(site, await anEmployer(site))
  const person = await aPersonWithCv(site, { headline: 'Glazier' })
  await visitor.call(unlockCv, { person: person.id })
  const chosen = [{ of: 'person' as const, id: person.id }]
  await visitor.call(formatting.startBatch, { chosen, look, mode: 'original', added })
  await site.settle()
  const item = async () => (await visitor.call(formatting.listBatches, {})).data.batches[0]?.items[0]
  const failed = await item()
  assert.deepEqual([failed?.state, failed?.why], ['failed', 'original_without_pages'])
  const formatted = failed?.id ?? ''
  const file = {
    name: 'cv.pdf',
    bytes: aWordyPdf(['Priya Nair', 'EXPERIENCE', 'Glazier, Dune Glass', '03/2020 - 05/2023']),
  }
  const { data: cv } = await person.visitor.call(addCv, {}, { files: { file } })
  await site.settle()
  await person.visitor.call(choosePrimaryCv, { cv: cv.id })
  await visitor.call(formatting.printAgain, { formatted })
  await site.settle()
  assert.equal((await item())?.state, 'ready')
  await visitor.refused('not_failed', formatting.printAgain, { formatted })
  const rival = await anEmployer(site)
  await rival.visitor.refused('not_found', formatting.printAgain, { formatted })
})
