import { publicStates } from '#features/jobs/jobs/job-states.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { namesFor } from './names.ts'

/** What a job's position pays in its city or, where too few there said so, in its country; of jobs everybody may see. */
export async function usualPay(
  ctx: Context,
  { job }: Taken<typeof contract.usualPay>,
): Promise<Given<typeof contract.usualPay>> {
  const row = await ctx.read
    .selectFrom('jobs')
    .innerJoin('salary_insights', 'salary_insights.position_id', 'jobs.position_id')
    .select(['place', 'salary_insights.position_id', 'currency', 'jobs', 'lower_quarter', 'median', 'upper_quarter'])
    .where('jobs.id', '=', job)
    .where('jobs.state', 'in', publicStates)
    .where((eb) => eb('place', 'in', [eb.ref('jobs.city_id'), eb.neg(eb.ref('jobs.country_id'))]))
    // ids of cities are above zero, those of countries below
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return { success: true, data: null }
  const names = await namesFor(ctx)
  const [place, position] = [names.place(row.place), names.position(row.position_id)]
  const { currency, jobs, lower_quarter, median, upper_quarter } = row
  return {
    success: true,
    data: place && position ? { place, position, currency, jobs, lower_quarter, median, upper_quarter } : null,
  }
}
