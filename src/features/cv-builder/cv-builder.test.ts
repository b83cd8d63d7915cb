import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply } from '#features/applications/contract.ts'
import { giveResume, importResume, listCvs, storeCv } from '#features/cvs/contract.ts'
import { saveStep4, showProfile } from '#features/profiles/contract.ts'
import { aPdf } from '../../../tests/world/a-pdf.ts'
import { aCandidate, aLiveJob, somebody } from '../../../tests/world/people.ts'
import { aSite, type Site } from '../../../tests/world/site.ts'
import { Visitor } from '../../../tests/world/visitor.ts'
import * as builder from './contract.ts'

const lines = [
  'Priya Nair',
  'priya.nair@example.com',
  '+971 50 123 4567',
  'EXPERIENCE',
  'Warehouse lead, Dune Logistics',
  '03/2020 - 05/2023',
  'Ran two shifts and 14 people',
  'SKILLS',
  'SAP EWM, Excel, Forklift',
]
const file = (name: string, text: readonly string[] = lines) => ({ files: { file: { name, bytes: aPdf(text) } } })
const numbersOnly = { files: { file: { name: 'numbers.txt', bytes: Buffer.from('12 34\n56 78\n') } } }
const nobody = '019a0000-0000-7000-8000-000000000000'

async function withCv(site: Site) {
  const person = await aCandidate(site)
  const { data: stored } = await person.visitor.call(storeCv, {}, file('priya.pdf'))
  await site.settle()
  const show = async () => (await person.visitor.call(builder.showCv, { cv: stored.id })).data
  return { ...person, cv: stored.id, stored, show }
}
type World = Awaited<ReturnType<typeof withCv>>

const save = async ({ visitor, cv, show }: World, over: object, looked: string[] = []) => {
  const { version, content, look } = await show()
  assert.ok(content)
  return (await visitor.call(builder.saveCv, { cv, version, content: { ...content, ...over }, look, looked })).data
}

test('a stored CV is read in the background, with how surely and from where', async () => {
  const site = await aSite()
  const world = await withCv(site)
  assert.equal(world.stored.state, 'stored')
  const cv = await world.show()
  assert.deepEqual([cv.state, cv.content?.name, cv.primary, cv.sent], ['parsed', 'Priya Nair', true, 0])
  const name = cv.fields.find(({ path }) => path === 'name')
  assert.ok(name?.span && 'page' in name.span && name.confidence)
  assert.ok(cv.read >= 6 && cv.doubtful <= cv.read)
})

test('a file that says nothing is told by its state, and may be read again or written by hand', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  const { data: stored } = await visitor.call(storeCv, {}, numbersOnly)
  await site.settle()
  const { data: cv } = await visitor.call(builder.showCv, { cv: stored.id })
  assert.deepEqual([cv.state, cv.content], ['wordless', null])
  await visitor.refused('cv_state', builder.confirmCv, { cv: cv.id, version: cv.version })
  await visitor.refused('cv_state', giveResume, { cv: cv.id })
  await visitor.refused('cv_state', builder.copyCv, { cv: cv.id, name: 'x' })
  await visitor.call(builder.readAgain, { cv: cv.id })
  await site.settle()
  const content = { name: 'Priya Nair', language: 'en' as const }
  const { data: written } = await visitor.call(builder.saveCv, {
    cv: cv.id,
    version: cv.version,
    content,
    look: { language: 'en' },
  })
  assert.deepEqual([written.state, written.content?.name], ['parsed', 'Priya Nair'])
  await visitor.refused('cv_state', builder.readAgain, { cv: cv.id })
})

test('what is corrected is marked, looked at counts too, and both outlive another file', async () => {
  const site = await aSite()
  const world = await withCv(site)
  const saved = await save(world, { name: 'Priya K. Nair' }, ['email'])
  const mine = saved.fields.filter((field) => field.mine).map(({ path }) => path)
  assert.deepEqual(mine.sort(), ['email', 'name'])
  const again = ['P Nair', 'other@example.com', ...lines.slice(2), 'LANGUAGES', 'English (native)']
  const { data } = await world.visitor.call(builder.readAnotherFile, { cv: world.cv }, file('new.pdf', again))
  assert.deepEqual([data.content?.name, data.content?.email], ['Priya K. Nair', 'priya.nair@example.com'])
  assert.equal(data.content?.languages[0]?.name, 'English')
  assert.deepEqual([data.state, data.file?.name, data.name], ['parsed', 'new.pdf', 'new.pdf'])
  await world.visitor.refused('file_missing', builder.readAnotherFile, { cv: world.cv })
  await world.visitor.refused('file_wordless', builder.readAnotherFile, { cv: world.cv }, numbersOnly)
})

test('of two who write at once the second is told, and nothing is overwritten', async () => {
  const site = await aSite()
  const world = await withCv(site)
  const { version, content, look } = await world.show()
  assert.ok(content)
  await save(world, { headline: 'First' })
  const late = { cv: world.cv, version, content: { ...content, headline: 'Second' }, look }
  await world.visitor.refused('changed_meanwhile', builder.saveCv, late)
  await world.visitor.refused('changed_meanwhile', builder.confirmCv, { cv: world.cv, version })
  await world.visitor.refused('changed_meanwhile', builder.restoreVersion, { cv: world.cv, number: version, version })
  assert.equal((await world.show()).content?.headline, 'First')
  const wrong = { ...content, photo_id: nobody }
  const now = (await world.show()).version
  await world.visitor.refused('invalid', builder.saveCv, { cv: world.cv, version: now, content: wrong, look })
})

test('a sitting is one version; going back is a version too, and can be undone', async () => {
  const site = await aSite()
  const world = await withCv(site)
  const { version: read } = await world.show()
  await save(world, { headline: 'One' })
  await save(world, { headline: 'Two', skills: [] })
  const list = async () => (await world.visitor.call(builder.listVersions, { cv: world.cv })).data
  assert.deepEqual(
    (await list()).map(({ cause, current }) => `${cause} ${current}`),
    ['written true', 'read false'],
  )
  const [written] = await list()
  assert.deepEqual(
    written?.changes.map(({ part, removed, changed }) => `${part} -${removed} ~${changed}`),
    ['contact -0 ~1', 'skills -3 ~0'],
  )
  site.later(700_000)
  await save(world, { headline: 'Three' })
  assert.equal((await list()).length, 3)
  const { version } = await world.show()
  const { data: back } = await world.visitor.call(builder.restoreVersion, { cv: world.cv, number: read, version })
  assert.equal(back.content?.skills.length, 3)
  const { data: forth } = await world.visitor.call(builder.restoreVersion, {
    cv: world.cv,
    number: version,
    version: back.version,
  })
  assert.equal(forth.content?.headline, 'Three')
  assert.deepEqual((await list()).slice(0, 2).map(({ cause }) => cause), ['restored', 'restored'])
  await world.visitor.refused('not_found', builder.restoreVersion, { cv: world.cv, number: 999, version: forth.version })
})

test('a confirmed CV offers the profile what it does not say, and adds without losing anything', async () => {
  const site = await aSite()
  const world = await withCv(site)
  const { version } = await world.show()
  const { data: confirmed } = await world.visitor.call(builder.confirmCv, { cv: world.cv, version })
  assert.equal(confirmed.state, 'confirmed')
  const own = { title: 'Clerk', employer: 'Atlas', from: '2018-01', to: '2019-02', description: '' }
  await world.visitor.call(saveStep4, { user: world.id, work: [own] })
  const { data: offer } = await world.visitor.call(builder.offerProfile, { cv: world.cv })
  const parts = offer.map(({ part }) => part)
  assert.ok(parts.includes('work') && parts.includes('skills'), parts.join())
  await world.visitor.call(builder.fillProfile, { cv: world.cv, parts: ['work', 'skills'] })
  const { data: profile } = await world.visitor.call(showProfile, {})
  assert.deepEqual(
    profile.work.map(({ employer }) => employer),
    ['Dune Logistics', 'Atlas'],
  )
  assert.equal(profile.skills.length, 3)
  const { data: left } = await world.visitor.call(builder.offerProfile, { cv: world.cv })
  assert.ok(!left.some(({ part }) => part === 'work' || part === 'skills'))
})

test('a CV from nothing, from the profile, as a copy, and of a JSON Resume', async () => {
  const site = await aSite()
  const world = await withCv(site)
  const { visitor, id: user } = world
  const start = { name: 'For hospitals', language: 'fr' as const }
  const { data: empty } = await visitor.call(builder.startCv, { from: 'nothing', ...start })
  assert.deepEqual([empty.state, empty.file, empty.primary, empty.content?.language], ['confirmed', null, false, 'fr'])
  await visitor.refused('cv_state', builder.readAgain, { cv: empty.id })
  await visitor.call(saveStep4, { user, summary: 'Ten years', work: [{ title: 'Nurse', employer: 'Al Noor', from: '2019-02', to: '' }] })
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

test('one is primary, names are one’s own, and a deleted CV leaves what was sent', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const world = await withCv(site)
  const { visitor } = world
  await visitor.call(apply, { job, name: 'Priya Nair', lang: 'en', cv: world.cv })
  assert.equal((await world.show()).sent, 1)
  const { data: copy } = await visitor.call(builder.copyCv, { cv: world.cv, name: 'Copy' })
  await visitor.call(builder.choosePrimaryCv, { cv: copy.id })
  await visitor.call(builder.renameCv, { cv: copy.id, name: 'Main' })
  const list = async () => (await visitor.call(listCvs, {})).data.map(({ name, primary }) => `${name} ${primary}`)
  assert.deepEqual(await list(), ['Main true', 'priya.pdf false'])
  await visitor.call(builder.deleteCv, { cv: world.cv })
  await visitor.refused('not_found', builder.showCv, { cv: world.cv })
  const sent = await site.world.db.selectFrom('applications').select('cv_id').executeTakeFirstOrThrow()
  assert.ok(sent.cv_id)
  const { data: spare } = await visitor.call(storeCv, {}, file('spare.pdf'))
  await site.settle()
  await visitor.call(builder.deleteCv, { cv: spare.id })
  const files = await site.world.db.selectFrom('files').select('id').where('thing', '=', 'cv').execute()
  assert.deepEqual(files.map(({ id }) => id), [sent.cv_id])
  assert.deepEqual(await list(), ['Main true'])
})

test('nobody else’s CV exists, and a guest has none', async () => {
  const site = await aSite()
  const world = await withCv(site)
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
