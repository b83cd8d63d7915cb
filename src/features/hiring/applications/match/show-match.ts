import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { isHiddenApplication } from '../anonymity.ts'
import type * as contract from '../match-contract.ts'
import { applicationAndJob } from './application-and-job.ts'
import { matchesOf } from './matches-of.ts'

/** What the job of an applicant asks for, and what of what was sent shows it. @throws Refused not_found */
export async function showMatch(
  ctx: Context,
  { application: id }: Taken<typeof contract.showMatch>,
): Promise<Given<typeof contract.showMatch>> {
  const { application: row, job } = await applicationAndJob(ctx, id)
  const [compared, isHidden] = await Promise.all([matchesOf(ctx, row, job), isHiddenApplication(ctx.db, id)])
  const [matches, nice] = await Promise.all(
    isHidden ? [compared.masked(), compared.maskedNice()] : [compared.full(), compared.nice()],
  )
  // who was added without a CV sent none that could not be read
  const isNone = row.cv_id === null && compared.state === 'unreadable'
  return { success: true, data: { state: isNone ? 'none' : compared.state, matches, nice } }
}
