import type { Asks } from '#features/jobs/matching/match-of.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { pageSize, peopleOfJob } from './people-of-job.ts'
import { showFitting } from './show-fitting.ts'

/**
 * People whom a job of the company fits, best first, by facts alone; each as far as the company may see them, with the lines
 * that show it. Nobody who hides from it, hid altogether, or sleeps. @throws Refused not_found: no job within reach
 */
export async function listFittingPeople(
  ctx: Context,
  { job: id, page }: Taken<typeof contract.listFittingPeople>,
): Promise<Given<typeof contract.listFittingPeople>> {
  const { job, work, asks, all } = await peopleOfJob(ctx, id)
  return {
    success: true,
    data: {
      job: {
        ...{ id: job.id, title: job.title, state: job.state },
        position: job.position_id,
        country: job.workplace === 'remote' ? null : -job.country_id,
      },
      people: await showFitting(ctx, job, asks, all.slice((page - 1) * pageSize, page * pageSize)),
      total: all.length,
      weak: all.filter(({ isWeak }) => isWeak).length,
      page,
      pages: Math.max(1, Math.ceil(all.length / pageSize)),
      knows_work: work.positions.length > 0,
      asks_anything: isAsking(asks),
    },
  }
}

/** Where one must be is a fact of its own. */
const isAsking = ({ skills, experience, degree, languages, licences }: Asks): boolean =>
  experience !== null || degree !== null || skills.length + languages.length + licences.length > 0
