import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchJobs } from '#features/jobs/job-search/contract.ts'
import { anEntry, theseJobs } from '#tests/world/entries.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { showPage } from './contract.ts'

/** In ms; many times what it takes on a calm machine. */
const longest = 1_500

test('a company with three thousand open jobs shows itself and the newest of them at once', async (t) => {
  const site = await aSite()
  const { page } = await anEmployer(site)
  const now = Date.now()
  for (let from = 0; from < 3_000; from += 1_000)
    await theseJobs(
      site,
      Array.from({ length: 1_000 }, (_, at) =>
        anEntry(
          { title: `Clerk ${from + at}` },
          { page_id: page.id, published_at: new Date(now - (from + at) * 60_000) },
        ),
      ),
    )
  const anybody = new Visitor(site)
  const read = () =>
    Promise.all([
      anybody.call(showPage, { slug: page.slug }),
      anybody.call(searchJobs, { company: page.id, sort: 'freshness' }),
    ])
  const [{ data }, jobs] = await read()
  assert.equal(data.jobs_count, 3_000)
  assert.equal(jobs.data[0]?.title, 'Clerk 0')
  const from = performance.now()
  await read()
  const took = performance.now() - from
  t.diagnostic(`page and jobs: ${took.toFixed(1)} ms`)
  assert.ok(took < longest, `${took} ms`)
})
