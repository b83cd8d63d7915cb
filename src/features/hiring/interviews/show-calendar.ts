import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { calendarOf } from './calendar.ts'
import type * as contract from './contract.ts'
import { selectInterviews } from './find-interviews.ts'
import { readInterviewKey } from './interview-key.ts'

/** The candidate's calendar file. @throws Refused link_expired; not_found while no time was picked */
export async function interviewCalendar(
  ctx: Context,
  { key }: Taken<typeof contract.interviewCalendar>,
): Promise<RawAnswer> {
  const id = await readInterviewKey(ctx, key)
  const row = found(await selectInterviews(ctx.db).where('interviews.id', '=', id).executeTakeFirst())
  const { company, job } = await publicFactsOf(ctx, row.job_id, ctx.language)
  const who = {
    name: row.name,
    email: row.told_email ?? 'candidate@invalid',
    language: ctx.language,
    company,
    title: job,
  }
  const url = `${ctx.settings.publicUrl}/interview/${key}`
  const { content } = found(calendarOf(ctx, row, row.starts_at, { ...who, url }))
  return new RawAnswer(
    200,
    {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="interview.ics"',
      'cache-control': 'private, no-store',
    },
    content,
  )
}
