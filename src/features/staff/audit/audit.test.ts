import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { setLanguage } from '#features/people/accounts/contract.ts'
import { addArticle } from '#features/site/articles/contract.ts'
import { listQueues } from '#features/staff/queues/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aCandidate, anAdmin, aStaffMember } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'
import { verifyExport } from './export-file.ts'
import { sealAll } from './seal.ts'

const run = promisify(execFile)
const today = (site: Site) => site.world.now().toISOString().slice(0, 10)
const download = async (site: Site, visitor: Visitor) =>
  (await visitor.ask(contract.exportAudit, { from: today(site), until: today(site) })).body

test('what staff did is sealed in one order without a gap, also by several processes at once; what others did is not in it', async () => {
  const site = await aSite()
  const { visitor: editor } = await aStaffMember(site, 'content')
  const { visitor: admin } = await anAdmin(site)
  const { visitor: candidate } = await aCandidate(site)
  await admin.refused('audit_empty', contract.exportAudit, { from: '2020-01-01', until: '2020-01-01' })
  await candidate.call(setLanguage, { lang: 'ar' })
  for (let number = 0; number < 20; number++) await editor.call(addArticle, { slug: `text-${number}` })
  const ctx = backgroundContext(site.world)
  await Promise.all([1, 2, 3, 4].map(() => sealAll(ctx)))
  const { lines, head } = (await admin.call(contract.listAudit, {})).data
  assert.deepEqual(
    lines.map(({ number }) => number),
    Array.from({ length: 20 }, (_, at) => 20 - at),
  )
  assert.ok(lines.every(({ name }) => name === 'article.added'))
  assert.equal(head?.number, 20)
  const first = verifyExport(await download(site, admin))
  assert.deepEqual([first.from, first.to, first.lines], [1, 20, 20])
  // that it was given out is the next line
  assert.deepEqual(verifyExport(await download(site, admin)).lines, 21)
  await editor.refused('not_allowed', contract.listAudit, {})
  await admin.refused('invalid', contract.exportAudit, { from: '2026-02-02', until: '2026-02-01' })
  await admin.call(listQueues, {})
})

test('a file that was changed, cut, shortened or signed by another is found out, by the command too', async () => {
  const site = await aSite()
  const { visitor: admin } = await anAdmin(site)
  for (const slug of ['one', 'two', 'three']) await admin.call(addArticle, { slug })
  const text = await download(site, admin)
  const rows = text.trimEnd().split('\n')
  const without = (at: number) => rows.filter((_, place) => place !== at).join('\n')
  for (const [wrong, message] of [
    [text.replace('"two"', '"too"'), /line 2 is not what was sealed/],
    [without(2), /line 2 is missing/],
    [without(3), /line 3 is missing/],
    [without(rows.length - 1), /no export/],
    [text.replace(/"previous":"0/, '"previous":"1'), /line 1 is not/],
    [text.replace(/"site":"[^"]*"/, '"site":"https://other.example"'), /signature is wrong/],
    ['', /no export/],
    ['[]\n{}', /no export/],
  ] as const)
    assert.throws(() => verifyExport(wrong), message)
  const other = await aSite({ SECRET: 'another secret of 32 characters or more' })
  const { visitor } = await anAdmin(other)
  await visitor.call(addArticle, { slug: 'one' })
  const { key } = verifyExport(await download(other, visitor))
  assert.throws(() => verifyExport(text, key), /another key/)

  const file = path.join(site.world.settings.DATA_DIR, 'audit.jsonl')
  await writeFile(file, text)
  const command = ['scripts/run.mjs', 'scripts/audit-verify.ts', file]
  assert.match((await run('node', command)).stdout, /3 lines, 1 to 3/)
  await writeFile(file, without(2))
  await assert.rejects(run('node', command), /line 2 is missing/)
})
