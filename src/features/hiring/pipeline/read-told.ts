import { stagesByLetter } from '#features/hiring/applications/stages.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import { sayNotice } from '#features/site/notifications/say-notice.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './batch-contract.ts'

/** What an applicant would be told of a move, as the notice says it (tell-candidate.ts), before it is made. @throws Refused not_found · not_allowed: no such move leads on from here */
export async function readTold(
  ctx: Context,
  { application, stage }: Taken<typeof contract.readTold>,
): Promise<Given<typeof contract.readTold>> {
  const row = found(
    await ctx.db
      .selectFrom('applications')
      .select(['language', 'job_id', 'stage'])
      .where('id', '=', application)
      .where(reachableApplications(found(ctx.membership), 'applicant.read'))
      .executeTakeFirst(),
  )
  if (!stagesByLetter(row.stage).includes(stage)) throw new Refused('not_allowed')
  const language = toLanguage(row.language)
  const say = sayNotice(ctx, language, '', await publicFactsOf(ctx, row.job_id, language))
  return { success: true, data: { language, text: say(`application_${stage}.body`) } }
}
