import { toldReasons } from '#features/hiring/reject-reasons/reason-words.ts'
import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import { sayNotice } from '#features/site/notifications/say-notice.ts'
import type { Context } from '#platform/server/context.ts'
import type { Language } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'

/** The whole of what a rejected applicant reads: thanks, the decision and the reason in its kind words. @throws Refused not_found: no such reason */
export async function rejectionWords(ctx: Context, job: string, reason: string, language: Language): Promise<string> {
  const words = found((await toldReasons(ctx, [reason], language)).get(reason))
  const facts = { ...(await publicFactsOf(ctx, job, language)), reason: words }
  return sayNotice(ctx, language, '', facts)('application_rejected.body')
}
