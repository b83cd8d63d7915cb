import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listMine } from '#features/hiring/applications/contract.ts'
import { searchJobs } from '#features/jobs/job-search/contract.ts'
import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import { listCompanies } from '#features/seeking/directory/contract.ts'
import { listSavedJobs } from '#features/seeking/saved-jobs/contract.ts'
import { listTaking } from '#features/sourcing/cv-drops/contract.ts'
import { searchCvs } from '#features/sourcing/cv-search/contract.ts'
import { listPool } from '#features/sourcing/pool/contract.ts'
import { listThreads } from '#features/talk/threads/contract.ts'
import { aCandidate, anEmployer } from './world/people.ts'
import { aSite } from './world/site.ts'
import { Visitor } from './world/visitor.ts'

const site = await aSite()
const guest = new Visitor(site)
const { visitor: member } = await anEmployer(site)
const { visitor: candidate } = await aCandidate(site)

const id = '0198c0de-0000-7000-8000-000000000000'
const written = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')
const broken = [
  'x',
  'e30',
  written(null),
  written({}),
  written([1e30, 'x']),
  written(['r', 1, id, 1e30, 1, 'title', 1, id]),
]

test('a cursor that was not handed out is refused by its name, and never begins a list anew', async () => {
  const lists = [
    [guest, searchJobs],
    [guest, listCompanies],
    [candidate, listMine],
    [candidate, listSavedJobs],
    [candidate, listThreads],
    [candidate, listTaking],
    [member, listPageJobs],
    [member, listPool],
    [member, searchCvs],
  ] as const
  for (const [visitor, call] of lists)
    for (const cursor of broken) {
      const refused = await visitor.ask(call, { cursor } as never)
      assert.equal(refused.statusCode, 422, `${call.path} ${cursor}`)
      assert.deepEqual(
        refused.json().errors.map(({ field }: { field: string }) => field),
        ['cursor'],
        call.path,
      )
    }
})

test('where the newest are asked for, a place among the best says nothing', async () => {
  const cursor = written(['r', 1, id, 1, 1, 'title', 1, id])
  assert.equal((await guest.ask(searchJobs, { q: 'cook', cursor })).statusCode, 200)
  await guest.refused('invalid', searchJobs, { q: 'cook', sort: 'freshness', cursor })
})
