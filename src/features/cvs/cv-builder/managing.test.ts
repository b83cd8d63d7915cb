import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCv, giveResume, importResume, listCvs } from '#features/cvs/cvs/contract.ts'
import { cvHolding } from '#features/cvs/cvs/holding.ts'
import { apply } from '#features/hiring/applications/contract.ts'
import { saveStep4 } from '#features/people/profiles/contract.ts'
import { aReadCv, cvFile, cvLines, numbersOnly } from '#tests/world/cv.ts'
import { forgotten } from '#tests/world/forgotten.ts'
import { aCandidate, aLiveJob, somebody } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as builder from './contract.ts'

test('a CV from nothing, from the profile, as a copy, and of a JSON Resume', async () => {
  const site = await aSite()
  const world = await aReadCv(site)
  const { visitor, id: user } = world
  const start = { name: 'For hospitals', language: 'fr' as const }
  const { data: empty } = await visitor.call(builder.startCv, { from: 'nothing', ...start })
  assert.deepEqual([empty.state, empty.file, empty.primary, empty.content?.language], ['confirmed', null, false, 'fr'])
  await visitor.refused('cv_state', builder.readAgain, { cv: empty.id })
  await visitor.call(saveStep4, {
    user,
    summary: 'Ten years',
    work: [{ title: 'Nurse', employer: 'Al Noor', from: '2019-02', to: '' }],
  })
  const { data: told } = await visitor.call(builder.startCv, { from: 'profile', ...start })
  assert.deepEqual(told.content?.experience[0], {
    title: 'Nurse',
    company: 'Al Noor',
    location: '',
    start: '2019-02',
    end: 'present',
    description: '',
  })
  const { data: copy } = await visitor.call(builder.copyCv, { cv: world.cv, name: 'Copy' })
  assert.deepEqual([copy.name, copy.content?.name], ['Copy', 'Priya Nair'])
  const resume = await visitor.call(giveResume, { cv: world.cv })
  const bytes = Buffer.from(typeof resume === 'string' ? resume : JSON.stringify(resume))
  const { data: imported } = await visitor.call(importResume, {}, { files: { file: { name: 'resume.json', bytes } } })
  const { data: same } = await visitor.call(builder.showCv, { cv: imported.cv.id })
  assert.deepEqual(same.content, (await world.show()).content)
  const broken = { files: { file: { name: 'resume.json', bytes: Buffer.from('{"basics":') } } }
  await visitor.refused('resume_unreadable', importResume, {}, broken)
  await visitor.refused('file_missing', importResume, {})
})

const primaryOf = async (visitor: Visitor) =>
  (await visitor.call(listCvs, {})).data.filter((one) => one.primary).map(({ id }) => id)

test('a file of which nothing is understood says so, and is neither confirmed nor put in place of one that was read', async () => {
  const site = await aSite()
  const { visitor, cv } = await aReadCv(site)
  for (const file of [numbersOnly, cvFile('name.pdf', ['Omar Khalil', 'Notes on a trip'])]) {
    const { data: unread } = await visitor.call(addCv, {}, file)
    await site.settle()
    const { data: told } = await visitor.call(builder.showCv, { cv: unread.id })
    assert.equal(told.state, 'wordless')
    await visitor.refused('cv_state', builder.confirmCv, { cv: told.id, version: told.version })
    await visitor.refused('file_wordless', builder.readAnotherFile, { cv }, file)
  }
})

test('the default stays where the person left it, whatever comes beside it, until it is chosen or deleted', async () => {
  const site = await aSite()
  const { visitor, cv } = await aReadCv(site)
  const confirm = async (id: string, asDefault: boolean) => {
    const { version } = (await visitor.call(builder.showCv, { cv: id })).data
    await visitor.call(builder.confirmCv, { cv: id, version, primary: asDefault })
  }
  const add = async (name: string) => {
    const { data } = await visitor.call(addCv, {}, cvFile(name, [...cvLines, name]))
    await site.settle()
    return data.id
  }
  // beside one that nobody looked over yet as well
  const second = await add('second.pdf')
  assert.deepEqual(await primaryOf(visitor), [cv])
  await confirm(cv, false)
  await confirm(second, false)
  await add('third.pdf')
  await visitor.call(builder.copyCv, { cv, name: 'Copy' })
  assert.deepEqual(await primaryOf(visitor), [cv])
  const fourth = await add('fourth.pdf')
  await confirm(fourth, true)
  assert.deepEqual(await primaryOf(visitor), [fourth])
  // of those left the copy was looked over last
  assert.equal((await visitor.call(builder.deleteCv, { cv: fourth })).data.primary, 'Copy')
})

test('a sheet still empty and a file that says nothing give their place to nobody unasked', async () => {
  const site = await aSite()
  const { visitor } = await somebody(site, 'candidate')
  const { data: sheet } = await visitor.call(builder.startCv, { from: 'nothing', name: 'Mine', language: 'en' })
  await visitor.call(addCv, {}, cvFile('mine.pdf'))
  await site.settle()
  assert.deepEqual(await primaryOf(visitor), [sheet.id])
  const other = await somebody(site, 'candidate')
  const { data: unread } = await other.visitor.call(addCv, {}, numbersOnly)
  await other.visitor.call(addCv, {}, cvFile('read.pdf'))
  await site.settle()
  assert.deepEqual(await primaryOf(other.visitor), [unread.id])
})

test('one is primary, names are one’s own, and a deleted CV leaves what was sent', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const world = await aReadCv(site)
  const { visitor } = world
  await visitor.call(apply, { job, name: 'Priya Nair', lang: 'en', cv: world.cv })
  assert.equal((await world.show()).sent, 1)
  const { data: copy } = await visitor.call(builder.copyCv, { cv: world.cv, name: 'Copy' })
  await visitor.call(builder.choosePrimaryCv, { cv: copy.id })
  await visitor.call(builder.renameCv, { cv: copy.id, name: 'Main' })
  const list = async () => (await visitor.call(listCvs, {})).data.map(({ name, primary }) => `${name} ${primary}`)
  assert.deepEqual(await list(), ['Main true', 'priya.pdf false'])
  assert.equal((await visitor.call(builder.deleteCv, { cv: world.cv })).data.primary, null)
  await visitor.refused('not_found', builder.showCv, { cv: world.cv })
  const sent = await site.world.db.selectFrom('applications').select('cv_id').executeTakeFirstOrThrow()
  assert.ok(sent.cv_id)
  const { data: spare } = await visitor.call(addCv, {}, cvFile('spare.pdf'))
  await site.settle()
  await visitor.call(builder.choosePrimaryCv, { cv: spare.id })
  assert.equal((await visitor.call(builder.deleteCv, { cv: spare.id })).data.primary, 'Main')
  const files = await site.world.db.selectFrom('files').select('id').where('thing', '=', 'cv').execute()
  assert.deepEqual(
    files.map(({ id }) => id),
    [sent.cv_id],
  )
  assert.deepEqual(await list(), ['Main true'])
})

test('nobody else’s CV exists, and a guest has none', async () => {
  const site = await aSite()
  const world = await aReadCv(site)
  const other = await aCandidate(site)
  const content = { language: 'en' as const }
  const cv = world.cv
  const calls = [
    [builder.showCv, { cv }],
    [builder.saveCv, { cv, version: 2, content, look: content }],
    [builder.confirmCv, { cv, version: 2 }],
    [builder.copyCv, { cv, name: 'x' }],
    [builder.renameCv, { cv, name: 'x' }],
    [builder.choosePrimaryCv, { cv }],
    [builder.deleteCv, { cv }],
    [builder.readAgain, { cv }],
    [builder.readAnotherFile, { cv }],
    [builder.listVersions, { cv }],
    [builder.restoreVersion, { cv, number: 2, version: 2 }],
    [builder.offerProfile, { cv }],
    [builder.fillProfile, { cv, parts: ['work'] }],
    [giveResume, { cv }],
  ] as const
  for (const [call, input] of calls) {
    await other.visitor.refused('not_found', call as typeof builder.showCv, input as { cv: string })
    await new Visitor(site).refused('no_session', call as typeof builder.showCv, input as { cv: string })
  }
  const employer = await somebody(site, 'employer')
  await employer.visitor.refused('not_found', builder.showCv, { cv })
})

test('a CV that never was a file is printed when it is sent, and counts as sent', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const { visitor } = await aCandidate(site)
  const { data: cv } = await visitor.call(builder.startCv, { from: 'nothing', name: 'Short', language: 'ar' })
  await visitor.call(apply, { job, name: 'Priya Nair', lang: 'en', cv: cv.id })
  const sent = await site.world.db
    .selectFrom('applications')
    .innerJoin('files', 'files.id', 'cv_id')
    .select(['mime', 'thing_id', 'storage_key'])
    .executeTakeFirstOrThrow()
  assert.deepEqual([sent.mime, sent.thing_id], ['application/pdf', cv.id])
  const bytes = Buffer.from(await site.world.files.bytes(sent.storage_key))
  assert.equal(bytes.subarray(0, 4).toString(), '%PDF')
  assert.equal((await visitor.call(builder.showCv, { cv: cv.id })).data.sent, 1)
  const other = await aCandidate(site)
  await other.visitor.refused('not_found', apply, { job, name: 'Nobody', lang: 'en', cv: cv.id })
})

test('an export gives every CV out, also as JSON Resume, and erasing leaves none', async () => {
  const site = await aSite()
  const world = await aReadCv(site)
  const ctx = { ...site.world } as Parameters<typeof cvHolding.give>[0]
  const given = await cvHolding.give(ctx, world.id)
  assert.equal(given.cvs[0]?.json_resume?.basics.name, 'Priya Nair')
  assert.equal(given.versions.length, 1)
  await forgotten(site, world.id)
  const left = await cvHolding.give(ctx, world.id)
  assert.deepEqual([left.cvs, left.versions, left.files], [[], [], []])
})
