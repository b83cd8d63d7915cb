import { load } from '#platform/browser/load.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import { savedAmong } from '../contract.ts'

/** Which of the jobs of a page its visitor keeps. */
export const readSaved = async (page: PageContext, jobs: readonly { id: string }[]): Promise<string[]> =>
  (await load(page, savedAmong, { jobs: [...new Set(jobs.map(({ id }) => id))].slice(0, 100) })).data
