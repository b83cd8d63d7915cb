import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './answers-contract.ts'

const daysShown = 90

/** The latest night first. */
export async function showAnswers({ read, now }: Context): Promise<Given<typeof contract.showAnswers>> {
  const since = new Date(now().getTime() - daysShown * 86_400_000).toISOString().slice(0, 10)
  const data = await read
    .selectFrom('site_records')
    .select(['day', 'applications', 'answered', 'median_days'])
    .where('day', '>=', since)
    .orderBy('day', 'desc')
    .execute()
  return { success: true, data }
}
