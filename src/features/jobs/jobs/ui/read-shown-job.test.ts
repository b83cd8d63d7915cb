import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageContext } from '#platform/browser/page-context.ts'
import { readShownJob } from './read-shown-job.ts'

/** What a candidate with a CV that was read is shown of a job. */
function shownOf(apply_mode: string) {
  const answers: Record<string, object> = {
    '/user/session': { display: { account_type: 'candidate' } },
    '/user/jobs/{job}/match': { data: { state: 'read', matches: ['SAP'] } },
  }
  const page = {
    cookie: () => 'a-token',
    async call({ path }: { path: string }) {
      return answers[path] ?? { data: { id: '1', address: 'cook-1', apply_mode, company: { id: null, slug: null } } }
    },
  } as unknown as PageContext
  return readShownJob(page, 'cook-1', '')
}

test('a job is compared with the own CV wherever one applies; how one applies here is asked only where that is so', async () => {
  for (const mode of ['here', 'external', 'walk_in']) {
    const { compared, start } = await shownOf(mode)
    assert.deepEqual([compared.matches, start !== null], [['SAP'], mode === 'here'], mode)
  }
})
