import { previewJob } from '#features/jobs/jobs/contract.ts'
import { load } from '#platform/browser/load.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import type { Gives, Takes } from '#platform/shared/contract.ts'
import { board } from '../contract.ts'

/** A board; null where the job stands in the reader's own list, but its applicants are not theirs: then there is somebody to ask. */
export async function loadBoard(page: PageContext, input: Takes<typeof board>): Promise<Gives<typeof board> | null> {
  try {
    return await load(page, board, input)
  } catch (problem) {
    if ((problem as { init?: { status?: number } }).init?.status !== 404) throw problem
    await load(page, previewJob, { job: input.job })
    return null
  }
}
