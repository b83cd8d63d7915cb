import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { mostBytes } from '#features/site/files/contract.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { aLiveJob } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as applications from '../contract.ts'

/** Opens only with a password: the standard handler with keys that no empty password yields. */
const encryptedPdf = () =>
  Buffer.from(
    Buffer.from(aPdf(['secret']))
      .toString('latin1')
      .replace(
        '/Root 1 0 R >>',
        `/Root 1 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >> >>`,
      ),
    'latin1',
  )

const odd: [name: string, bytes: () => Uint8Array, code: string][] = [
  ['zip.pdf', () => zipSync({ 'a.txt': strToU8('hello') }), 'file_unsupported'],
  ['locked.pdf', encryptedPdf, 'file_encrypted'],
  ['program.pdf', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4_000, 7)]), 'file_unsupported'],
  ['broken.pdf', () => Buffer.from('%PDF-1.7\nnothing of a PDF follows'), 'file_unreadable'],
  ['empty.pdf', () => new Uint8Array(0), 'file_unreadable'],
  ['blank.txt', () => Buffer.from(' \n\t\n '), 'file_unreadable'],
  ['large.pdf', () => Buffer.concat([aPdf(['large']), Buffer.alloc(mostBytes)]), 'too_large'],
]

test('an odd file is refused in words, and nothing of it is stored', async (t) => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const before = await stored(site)
  for (const [name, bytes, code] of odd)
    await t.test(`${name}: ${code}`, async () => {
      const files = { cv: { name, bytes: bytes() } }
      const sent = { job, name: 'Nadia Haddad', email: 'nadia@example.com', lang: 'en' as const }
      const problem = await new Visitor(site).refused(code, applications.apply, sent, { files })
      assert.ok(problem.title.length > 10)
      assert.deepEqual(await stored(site), before)
    })
})

test('a text file is a CV too', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const files = { cv: { name: 'cv.txt', bytes: Buffer.from('Nadia Haddad\nWarehouse coordinator, 2020 to 2026\n') } }
  const sent = { job, name: 'Nadia Haddad', phone: '+971501234567', lang: 'en' as const }
  const { data } = await new Visitor(site).call(applications.apply, sent, { files })
  assert.equal(data.again, false)
})

/** Rows and bytes that an application leaves behind. */
async function stored({ world }: Site) {
  const count = async (table: 'applications' | 'files' | 'cv_previews' | 'application_answers') =>
    (
      await world.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  const taken = await world.db.selectFrom('jobs').select('applicants_count').execute()
  const bytes = await readdir(`${world.settings.DATA_DIR}/files`, { recursive: true, withFileTypes: true })
  return {
    rows: await Promise.all([
      count('applications'),
      count('files'),
      count('cv_previews'),
      count('application_answers'),
    ]),
    taken: taken.map(({ applicants_count }) => applicants_count),
    files: bytes.filter((entry) => entry.isFile()).length,
  }
}
