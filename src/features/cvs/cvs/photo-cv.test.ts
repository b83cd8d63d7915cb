import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { documentReader } from '#libraries/cv-reading/document-reader.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { cvLines } from '#tests/world/cv.ts'
import { scanned } from '#tests/world/cvs/scanned.ts'
import { aCandidate } from '#tests/world/people.ts'
import { aPhoto } from '#tests/world/pictures.ts'
import { aSite } from '#tests/world/site.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { addCv } from './contract.ts'
import { joinPhotos, lookAtCv } from './photo-contract.ts'

test('photos become the pages of one PDF, in their order, without what the camera noted', async () => {
  const site = await aSite()
  const guest = new Visitor(site)
  const files = {
    photo_1: { name: 'b.jpg', bytes: await aPhoto(800, 600) },
    photo_0: { name: 'a.jpg', bytes: await aPhoto() },
  }
  assert.match(files.photo_0.bytes.toString('latin1'), /secret maker/)
  const { data } = await guest.call(joinPhotos, { lang: 'en' }, { files })
  assert.deepEqual([data.name, data.pages], ['Photographed CV.pdf', 2])
  const pdf = Buffer.from(data.pdf, 'base64')
  assert.doesNotMatch(pdf.toString('latin1'), /secret maker/)
  const at = path.join(temporaryFolder('photos'), 'cv.pdf')
  await writeFile(at, pdf)
  const shown = await documentReader.show(at, 'pdf', null)
  assert.deepEqual(shown.kind === 'pages' && shown.pages, 2)
  const { count } = await site.world.db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  assert.equal(count, 0)
})

test('what is no photo is refused, and so are more than there may be', async () => {
  const site = await aSite()
  const guest = new Visitor(site)
  const input = { lang: 'en' as const }
  await guest.refused('file_missing', joinPhotos, input, { files: {} })
  const send = (code: string, bytes: Uint8Array) =>
    guest.refused(code, joinPhotos, input, { files: { photo_0: { name: 'a.jpg', bytes } } })
  await send('file_unsupported', aPdf(['No photo']))
  await send('file_unreadable', Buffer.concat([(await aPhoto()).subarray(0, 30), Buffer.alloc(40)]))
  const bytes = await aPhoto(20, 20)
  const six = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`photo_${at}`, { name: 'a.jpg', bytes }]))
  await guest.refused('too_large', joinPhotos, input, { files: six })
})

test('a file is looked at before it is sent: what it says, or that it says nothing', async () => {
  const site = await aSite()
  const guest = new Visitor(site)
  const look = async (name: string, bytes: Uint8Array) =>
    (await guest.call(lookAtCv, {}, { files: { cv: { name, bytes } } })).data
  const read = await look('cv.pdf', aPdf(cvLines))
  assert.equal(read.state, 'read')
  assert.equal(read.lines[0], 'Priya Nair')
  assert.ok(read.lines.some((line) => line.includes('Warehouse lead · Dune Logistics')))
  assert.deepEqual(await look('n.txt', Buffer.from('12 34\n56 78\n')), {
    state: 'wordless',
    contact: { name: null, email: null, phone: null },
    lines: [],
    of_another: null,
  })
  await guest.refused(
    'file_unsupported',
    lookAtCv,
    {},
    { files: { cv: { name: 'a.zip', bytes: Buffer.from('PK\0') } } },
  )
})

test('what took too long to read is refused before it is sent, or a broken file is promised to go along', async (t) => {
  const site = await aSite()
  const guest = new Visitor(site)
  const files = (bytes: Uint8Array) => ({ files: { cv: { name: 'cv.pdf', bytes } } })
  await guest.refused('file_unreadable', lookAtCv, {}, files(Buffer.from('%PDF-1.7\nbroken')))
  t.mock.method(documentReader, 'understand', () => Promise.reject(new Refused('file_unreadable')))
  assert.equal((await guest.call(lookAtCv, {}, files(aPdf(cvLines)))).data.state, 'unread')
})

test('who a CV is of is told with how sure the reading is; a number is at home where the CV says, and else nowhere', async () => {
  const site = await aSite()
  const guest = new Visitor(site)
  const contactOf = async (...lines: string[]) =>
    (await guest.call(lookAtCv, {}, { files: { cv: { name: 'cv.pdf', bytes: aPdf(lines) } } })).data.contact
  assert.deepEqual(await contactOf(...cvLines), {
    name: { value: 'Priya Nair', sureness: 'sure' },
    email: { value: 'priya.nair@example.com', sureness: 'sure' },
    phone: { value: '+971501234567', sureness: 'sure' },
  })
  const rest = cvLines.slice(3)
  // the same digits are a mobile number in Riyadh and in Dubai
  const riyadh = await contactOf('Priya Nair', 'Riyadh, Saudi Arabia', 'Mobile: 055 123 4567', ...rest)
  assert.deepEqual(riyadh.phone, { value: '+966551234567', sureness: 'fairly' })
  const nowhere = await contactOf('Priya Nair', 'Mobile: 055 123 4567', ...rest)
  assert.equal(nowhere.phone?.sureness, 'unsure')
  const cut = await contactOf('Priya Nair', 'Mobile: +996 555 31 70', ...rest)
  assert.equal(cut.phone?.sureness, 'unsure')
  assert.equal(cut.email, null)
})

test('a person is not told before sending that a file names another', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  const look = async (who: Visitor, lines: readonly string[]) =>
    (await who.call(lookAtCv, {}, { files: { cv: { name: 'cv.pdf', bytes: aPdf(lines) } } })).data.of_another
  const others = ['Zuzana Quxley', 'zuzana.quxley@post.example', ...cvLines.slice(3)]
  assert.equal(await look(visitor, others), 'Zuzana Quxley')
  assert.equal(await look(new Visitor(site), others), null)
})

test('contacts that were recognised in a picture are filled in, or its name without a look', async () => {
  const site = await aSite()
  const file = { name: 'cv.jpg', bytes: await scanned(aPdf(cvLines)) }
  const { contact } = (await new Visitor(site).call(lookAtCv, {}, { files: { cv: file } })).data
  assert.deepEqual(
    [contact.name, contact.email?.sureness, contact.phone?.sureness],
    [{ value: 'Priya Nair', sureness: 'fairly' }, 'unsure', 'unsure'],
  )
})

test('a picture that is stored as a CV has lost what the camera noted', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  const { data } = await visitor.call(addCv, {}, { files: { file: { name: 'cv.jpg', bytes: await aPhoto() } } })
  const row = await site.world.db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', data.file?.id ?? '')
    .executeTakeFirstOrThrow()
  const kept = Buffer.from(await site.world.files.bytes(row.storage_key))
  assert.doesNotMatch(kept.toString('latin1'), /secret maker/)
  assert.equal(row.bytes, kept.length)
  assert.deepEqual([row.width, row.height], [640, 400])
})
