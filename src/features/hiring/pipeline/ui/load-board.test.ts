import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageContext } from '#platform/browser/page-context.ts'
import { loadBoard } from './load-board.ts'

/** Somebody to whom these addresses answer, and no others. */
const reading = (...paths: string[]) =>
  ({
    async call({ path }: { path: string }) {
      if (!paths.includes(path)) throw Object.assign(new Error('nothing'), { code: 'not_found' })
      return { data: path }
    },
  }) as unknown as PageContext
const input = { job: '019a0000-0000-7000-8000-000000000000' }

test('the board of a job on whose team one is not is closed, that of another company is not there', async () => {
  assert.equal(await loadBoard(reading('/page/jobs/{job}/preview'), input), null)
  await assert.rejects(
    loadBoard(reading(), input),
    (problem: { init?: { status?: number } }) => problem.init?.status === 404,
  )
})
