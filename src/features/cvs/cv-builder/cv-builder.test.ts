import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCv, giveResume } from '#features/cvs/cvs/contract.ts'
import { saveStep4, showProfile } from '#features/people/profiles/contract.ts'
import { aReadCv, cvFile, cvLines, numbersOnly, saveCvOf } from '#tests/world/cv.ts'
import { aCandidate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as builder from './contract.ts'

const nobody = '019a0000-0000-7000-8000-000000000000'

test('a stored CV is read in the background, with how surely and from where', async () => {
  const site = await aSite()
  const world = await aReadCv(site)
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
  const { data: stored } = await visitor.call(addCv, {}, numbersOnly)
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
  const world = await aReadCv(site)
  const saved = await saveCvOf(world, { name: 'Priya K. Nair' }, ['email'])
  const mine = saved.fields.filter((field) => field.mine).map(({ path }) => path)
  assert.deepEqual(mine.sort(), ['email', 'name'])
  const again = ['P Nair', 'other@example.com', ...cvLines.slice(2), 'LANGUAGES', 'English (native)']
  const { data } = await world.visitor.call(builder.readAnotherFile, { cv: world.cv }, cvFile('new.pdf', again))
  assert.deepEqual([data.content?.name, data.content?.email], ['Priya K. Nair', 'priya.nair@example.com'])
  assert.equal(data.content?.languages[0]?.name, 'English')
  assert.deepEqual([data.state, data.file?.name, data.name], ['parsed', 'new.pdf', 'new.pdf'])
  await world.visitor.refused('file_missing', builder.readAnotherFile, { cv: world.cv })
  await world.visitor.refused('file_wordless', builder.readAnotherFile, { cv: world.cv }, numbersOnly)
})

test('of two who write at once the second is told, and nothing is overwritten', async () => {
  const site = await aSite()
  const world = await aReadCv(site)
  const { version, content, look } = await world.show()
  assert.ok(content)
  await saveCvOf(world, { headline: 'First' })
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
  const world = await aReadCv(site)
  const { version: read } = await world.show()
  await saveCvOf(world, { headline: 'One' })
  await saveCvOf(world, { headline: 'Two', skills: [] })
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
  await saveCvOf(world, { headline: 'Three' })
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
  assert.deepEqual(
    (await list()).slice(0, 2).map(({ cause }) => cause),
    ['restored', 'restored'],
  )
  await world.visitor.refused('not_found', builder.restoreVersion, {
    cv: world.cv,
    number: 999,
    version: forth.version,
  })
})

test('a confirmed CV offers the profile what it does not say, and adds without losing anything', async () => {
  const site = await aSite()
  const world = await aReadCv(site)
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

test('a job that ends before it begins is saved or confirmed, or an old CV with one can be neither read nor changed', async () => {
  const site = await aSite()
  const world = await aReadCv(site)
  const { version, content, look } = await world.show()
  assert.ok(content)
  const job = { title: 'Buyer', start: '2025', end: '2019-12' }
  const { errors } = await world.visitor.refused('invalid', builder.saveCv, {
    cv: world.cv,
    version,
    content: { ...content, experience: [...content.experience, job] },
    look,
  })
  assert.deepEqual(
    errors?.map(({ field, message }) => [field, message]),
    [['experience.1.end', 'The end can’t be before the start']],
  )
  // as a release stored it that knew no such rule
  const [first] = content.experience
  const old = { ...content, experience: [{ ...first, ...job }] }
  await site.world.db
    .updateTable('cvs')
    .set({ content: JSON.stringify(old) })
    .where('id', '=', world.cv)
    .execute()
  assert.equal((await world.show()).content?.experience[0]?.end, '2019-12')
  const saved = await saveCvOf(world, { headline: 'Lead' })
  await world.visitor.refused('invalid', builder.confirmCv, { cv: world.cv, version: saved.version })
  await saveCvOf(world, { experience: [{ ...first, ...job, end: '2025' }] })
  const { version: mended } = await world.show()
  await world.visitor.call(builder.confirmCv, { cv: world.cv, version: mended })
})
