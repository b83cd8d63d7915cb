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
  lockedPdf,
  longPdf,
  pdfBomb,
  polyglot,
  scriptPdf,
  truncated,
  wordBomb,
} from '#tests/world/cvs/hostile-files.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { isAccepted, readers } from '../accepted-kinds.ts'
import { documentReader } from './document-reader.ts'

const folder = temporaryFolder('hostile')
const lines = [
  'Nadia Haddad',
  'nadia@example.com',
  'Experience',
  'Warehouse lead, Old Harbour Ltd',
  '01/2020 - present',
]
const longestMs = 12_000
const mostBytes = 520_000_000

async function kept(name: string, bytes: Uint8Array) {
  const file = path.join(folder, name)
  await writeFile(file, bytes)
  return file
}

/** As a CV that was sent: its kind by content, then read. */
async function outcome(file: string): Promise<string> {
  const mime = await kindOfFile(file)
  if (!isAccepted(mime)) return 'file_unsupported'
  return documentReader.understand(file, readers[mime], null).then(
    ({ cv }) => `read: ${cv.name?.value}`,
    (error) => (error instanceof Refused ? error.code : String(error)),
  )
}

const hostile: [name: string, bytes: () => Uint8Array, outcomes: string[]][] = [
  ['bomb.docx', () => wordBomb(100), ['file_bomb']],
  ['bomb.pdf', () => pdfBomb(200), ['file_unreadable', 'file_wordless', 'file_bomb']],
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
      const begun = performance.now()
      const [got, beside] = await Promise.all([outcome(file), outcome(plain)])
      assert.ok(outcomes.includes(got), got)
      assert.equal(beside, 'read: Nadia Haddad')
      assert.ok(performance.now() - begun < longestMs)
      for (const id of documentReader.ids) assert.ok(peak(id) < mostBytes, `${peak(id)} bytes`)
    })
  assert.equal(await outcome(plain), 'read: Nadia Haddad')
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

/** Most memory a process ever held; 0 where the system does not tell. */
function peak(id: number): number {
  const status = `/proc/${id}/status`
  return existsSync(status) ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) * 1024 : 0
}
