import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import sharp from 'sharp'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aCandidate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { addFile, readFile, readThumbnail } from './contract.ts'
import { signedLink } from './grants.ts'
import { trueName } from './keep-file.ts'
import { rangeOf } from './serve-file.ts'

const aPicture = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#00767c' } })
    .jpeg()
    .toBuffer()

test('a photo is kept upright and without where and with what it was taken', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  const place = { IFD0: { Model: 'Phone 9' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1' } }
  const bytes = await sharp(await aPicture())
    .withExif(place)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const sent = await sharp(bytes).metadata()
  assert.ok(sent.exif && sent.orientation === 6)
  const { data: file } = await visitor.call(addFile, {}, { files: { file: { name: 'me.jpg', bytes } } })
  const kept = (await visitor.ask(readFile, { id: file.id, name: file.name })).rawPayload
  const { exif, orientation, width, height } = await sharp(kept).metadata()
  assert.deepEqual([exif, orientation, width, height], [undefined, undefined, 400, 640])
  assert.equal(file.size, kept.length)
})

test('a stored picture is read by its owner only, whole, in part, small, or by a signed link', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  const bytes = await aPicture()
  const { data: file } = await visitor.call(addFile, {}, { files: { file: { name: '../Mein Foto.jpg', bytes } } })
  assert.equal(file.name, 'Mein Foto.jpg')
  assert.equal(file.mime, 'image/jpeg')
  const { id, name } = file
  const whole = await visitor.ask(readFile, { id, name })
  assert.deepEqual(whole.rawPayload, bytes)
  const part = await visitor.ask(readFile, { id, name }, { headers: { range: 'bytes=2-5' } })
  assert.equal(part.statusCode, 206)
  assert.deepEqual(part.rawPayload, bytes.subarray(2, 6))
  const known = await visitor.ask(readFile, { id, name }, { headers: { 'if-none-match': String(whole.headers.etag) } })
  assert.equal(known.statusCode, 304)
  const small = await visitor.ask(readThumbnail, { id, size: 160 })
  assert.equal((await sharp(small.rawPayload).metadata()).width, 160)

  const stranger = new Visitor(site)
  await stranger.refused('not_found', readFile, { id, name })
  const link = await signedLink(backgroundContext(site.world), { id, name }, 60)
  const sig = new URL(link, 'http://site').searchParams.get('sig') ?? ''
  assert.equal((await stranger.ask(readFile, { id, name, sig })).statusCode, 200)
  await stranger.refused('not_found', readFile, { id, name, sig: `${sig}x` })
})

test('a file runs nothing where it is shown, whole or in part, and a kind that no browser shows is a download', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  const bytes = Buffer.from('<script>alert(1)</script>')
  const { data: file } = await visitor.call(addFile, {}, { files: { file: { name: 'a.html', bytes } } })
  const read = (headers = {}) => visitor.ask(readFile, { id: file.id, name: file.name }, { headers })
  for (const answer of [await read(), await read({ range: 'bytes=0-3' })]) {
    assert.match(String(answer.headers['content-security-policy']), /^default-src 'none';.*; sandbox$/)
    assert.equal(answer.headers['x-content-type-options'], 'nosniff')
    assert.match(String(answer.headers['content-type']), /^text\/plain/)
    assert.match(String(answer.headers['content-disposition']), /^inline;/)
  }
  await site.world.db.updateTable('files').set({ mime: 'application/zip' }).where('id', '=', file.id).execute()
  assert.match(String((await read()).headers['content-disposition']), /^attachment;/)
})

test('what calls itself a picture and is none is not stored', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  const html = Buffer.from('<!doctype html><script>alert(1)</script>\0\0')
  await visitor.refused('wrong_type', addFile, {}, { files: { file: { name: 'a.png', bytes: html } } })
  await visitor.refused('file_missing', addFile, {}, {})
  const { count } = await site.world.db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  assert.equal(count, 0)
})

test('ranges as RFC 9110 has them', () => {
  assert.deepEqual(rangeOf('bytes=0-', 10), { start: 0, end: 9 })
  assert.deepEqual(rangeOf('bytes=-3', 10), { start: 7, end: 9 })
  assert.deepEqual(rangeOf('bytes=4-99', 10), { start: 4, end: 9 })
  assert.equal(rangeOf('bytes=10-', 10), 'none')
  assert.equal(rangeOf('bytes=5-4', 10), 'none')
  assert.equal(rangeOf('lines=1-2', 10), null)
  assert.equal(rangeOf(undefined, 10), null)
})

test('a file that claims to be another is named by what it is', () => {
  assert.equal(trueName('a.exe', 'application/pdf'), 'a.pdf')
  assert.equal(trueName('page.html', 'text/plain'), 'page.txt')
  assert.equal(trueName('photo.JPEG', 'image/jpeg'), 'photo.JPEG')
  assert.equal(trueName('resume', 'image/png'), 'resume.png')
  assert.equal(trueName('x.bin', 'application/zip'), 'x.bin')
})

test('a disk that fills up in the middle of a file is said as such, and leaves neither half a file nor a row', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  const { files } = site.world
  const full: typeof files = {
    ...files,
    put: (key, from, bytes) => files.put(key, Readable.from(untilFull(from)), bytes),
  }
  site.world.files = full
  const picture = await aPicture()
  const problem = await visitor.refused(
    'disk_full',
    addFile,
    {},
    { files: { file: { name: 'a.jpg', bytes: picture } } },
  )
  assert.equal(problem.status, 507)
  const folder = path.join(site.world.settings.DATA_DIR, 'files')
  const left = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  assert.deepEqual(left, [])
  assert.deepEqual(await site.world.db.selectFrom('files').select('id').execute(), [])
  site.world.files = files
  await visitor.call(addFile, {}, { files: { file: { name: 'a.jpg', bytes: picture } } })
})

/** A kilobyte arrives, and then the disk is full. */
async function* untilFull(from: Readable) {
  for await (const chunk of from) {
    yield (chunk as Buffer).subarray(0, 1_000)
    await rest(50)
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
}
