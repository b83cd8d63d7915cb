import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { kindOfFile } from '#platform/server/files/kind-of-file.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import {
  crowdedWord,
  lockedPdf,
  longPdf,
  mazePdf,
  pdfBomb,
  polyglot,
  scriptPdf,
  truncated,
  wordBomb,
} from '#tests/world/cvs/hostile-files.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { isAccepted, readers } from './accepted-kinds.ts'
import { documentReader } from './document-reader.ts'

const folder = temporaryFolder('hostile')
const lines = [
  'Nadia Haddad',
  'nadia@example.com',
  'Experience',
  'Warehouse lead, Old Harbour Ltd',
  '01/2020 - present',
]
const longestMs = 10_000
const mostBytes = 512 * 2 ** 20

async function kept(name: string, bytes: Uint8Array) {
  const file = path.join(folder, name)
  await writeFile(file, bytes)
  return file
}

/** As a CV that was sent: its kind by content, then read. */
async function outcome(file: string, from = ''): Promise<string> {
  const mime = await kindOfFile(file)
  if (!isAccepted(mime)) return 'file_unsupported'
  return documentReader.understand(file, readers[mime], null, from).then(
    ({ cv }) => `read: ${cv.name?.value}`,
    (error) => (error instanceof Refused ? error.code : String(error)),
  )
}

const hostile: [name: string, bytes: () => Uint8Array, outcomes: string[]][] = [
  ['bomb.docx', () => wordBomb(100), ['file_bomb']],
  ['deep.docx', () => crowdedWord({ deep: 200_000 }), ['file_bomb']],
  ['parts.docx', () => crowdedWord({ parts: 3_000 }), ['file_bomb']],
  ['bomb.pdf', () => pdfBomb(200), ['file_unreadable', 'file_wordless', 'file_bomb']],
  ['maze.pdf', () => mazePdf(9), ['file_unreadable', 'file_bomb']],
  ['book.pdf', () => longPdf(1500), ['file_bomb']],
  ['locked.pdf', lockedPdf, ['file_encrypted']],
  ['cut.pdf', () => truncated(aPdf(lines)), ['file_unreadable', 'read: Nadia Haddad']],
  ['both.pdf', () => polyglot(lines), ['read: Nadia Haddad']],
  ['script.pdf', () => scriptPdf(lines), ['read: Nadia Haddad']],
  ['zip.pdf', () => polyglot(lines).subarray(aPdf(lines).length), ['file_unsupported']],
  ['nothing.docx', () => truncated(wordBomb(1)), ['file_unreadable', 'file_unsupported']],
]

test('hostile files are refused, or read without harm, while others are read', { timeout: 120_000 }, async (t) => {
  const plain = await kept('plain.pdf', aPdf(lines))
  assert.equal(await outcome(plain), 'read: Nadia Haddad')
  for (const [name, bytes, outcomes] of hostile)
    await t.test(name, async () => {
      const file = await kept(name, bytes())
      const [got, beside] = await watched(Promise.all([outcome(file), outcome(plain)]))
      assert.ok(outcomes.includes(got), got)
      assert.equal(beside, 'read: Nadia Haddad')
    })
  assert.equal(await outcome(plain), 'read: Nadia Haddad')
})

test('many hostile files of one sender keep nobody else waiting', { timeout: 120_000 }, async () => {
  const plain = await kept('plain.pdf', aPdf(lines))
  const bombs = await Promise.all([1, 2, 3, 4, 5].map((n) => kept(`${n}.pdf`, n % 2 ? pdfBomb(300) : mazePdf(9))))
  // as on a site that runs: its readers have started
  await Promise.all([1, 2, 3].map(() => documentReader.show(plain, 'pdf', null)))
  const harm = Promise.all(bombs.map((file) => outcome(file, 'somebody with bombs')))
  const shown = documentReader.show(plain, 'pdf', null)
  const read = watched(outcome(plain))
  assert.match((await watched(shown)).text, /Nadia Haddad/)
  assert.equal(await read, 'read: Nadia Haddad')
  assert.deepEqual(new Set(await harm), new Set(['file_unreadable']))
})

test('a picture without words is refused in words; where one was taken is not kept', { timeout: 120_000 }, async () => {
  const blank = sharp({ create: { width: 600, height: 400, channels: 3, background: '#dddddd' } })
  const bytes = await blank
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1' } })
    .jpeg()
    .toBuffer()
  const file = await kept('photo.jpg', bytes)
  assert.ok((await sharp(file).metadata()).exif)
  assert.equal(await outcome(file), 'file_wordless')
  await documentReader.show(file, 'picture', folder)
  assert.equal((await sharp(await readFile(path.join(folder, '0.webp'))).metadata()).exif, undefined)
})

/** Done in time, and no reader ever held more than it may: those that are killed on the way are looked at as well. */
async function watched<T>(work: Promise<T>): Promise<T> {
  const begun = performance.now()
  let most = 0
  const look = setInterval(() => {
    most = Math.max(most, ...documentReader.ids.map(peak))
  }, 5)
  try {
    const done = await work
    const ms = performance.now() - begun
    assert.ok(ms <= longestMs, `${ms} ms`)
    assert.ok(most <= mostBytes, `${most} bytes`)
    return done
  } finally {
    clearInterval(look)
  }
}

/** Most memory a process ever held; 0 where the system does not tell. */
function peak(id: number): number {
  const status = `/proc/${id}/status`
  return existsSync(status) ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) * 1024 : 0
}
