import type { z } from 'zod'
import { teamOfJob } from '#features/jobs/jobs/job-team.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { calendarOf } from './calendar.ts'
import { interviewerLeft } from './events.ts'
import { holdInterview, type InterviewRow, selectInterviews } from './find-interviews.ts'
import { waitingStates } from './interview-states.ts'
import { factsFor } from './tell-interview.ts'

/** Whoever is not in the team any more, or may do nothing there, interviews nobody for it; what was, stays as it was. @param page null: for no company */
export async function leaveInterviews(ctx: Context, user: string, page: string | null): Promise<void> {
  if (page !== null && (await isActive(ctx, user, page))) return
  const rows = await ctx.db
    .selectFrom('interview_people')
    .innerJoin('interviews', 'interviews.id', 'interview_id')
    .select('interviews.id')
    .where('user_id', '=', user)
    .$if(page !== null, (query) => query.where('interviews.page_id', '=', page as string))
    .where((eb) =>
      eb.or([
        eb('state', 'in', [...waitingStates, 'lapsed']),
        eb.and([eb('state', '=', 'confirmed'), eb('starts_at', '>', ctx.now())]),
      ]),
    )
    .execute()
  for (const { id } of rows)
    await ctx.db.transaction().execute(async (tx) => {
      const row = await holdInterview(tx, id)
      const gone = tx.deleteFrom('interview_people').where('interview_id', '=', id).where('user_id', '=', user)
      if (!(await gone.executeTakeFirst()).numDeletedRows) return
      const isLast = row.people.every((one) => one.id === user)
      const about = { interview: id, application: row.application_id, job: row.job_id, page: row.page_id }
      await emit(ctx, tx, interviewerLeft, { ...about, user, isLast: isLast && row.state !== 'lapsed' })
    })
}

/** Whoever was let in again before this ran has left nothing. */
async function isActive({ db }: Context, user: string, page: string): Promise<boolean> {
  const row = db.selectFrom('page_members').select('state').where('user_id', '=', user).where('page_id', '=', page)
  return (await row.executeTakeFirst())?.state === 'active'
}

type Left = z.output<typeof interviewerLeft.data>

/** Whoever left is told to take an agreed hour out of their calendar; where nobody is left, those who arrange interviews are to name another. */
export async function tellOfLeaving(ctx: Context, cause: string, { interview, user, isLast }: Left): Promise<void> {
  const row = await selectInterviews(ctx.db).where('interviews.id', '=', interview).executeTakeFirst()
  if (!row) return
  if (row.state === 'confirmed') await tellWhoLeft(ctx, cause, row, user)
  if (!isLast) return
  for (const to of await teamOfJob(ctx, { page: row.page_id, job: row.job_id }, 'applicant.move'))
    await notify(ctx, {
      ...{ cause, to, notice: 'interviewer_needed', topic: 'applications', facts: await factsFor(ctx, row, to) },
      link: `/page/jobs/${row.job_id}/board?applicant=${row.application_id}&part=hiring`,
      channels: ['bell', 'mail', 'push'],
    })
}

/** Without the name of the applicant: it is not theirs to know any more. */
async function tellWhoLeft(ctx: Context, cause: string, row: InterviewRow, user: string): Promise<void> {
  const to = await recipient(ctx, user)
  if (!to) return
  const { name: _, ...facts } = await factsFor(ctx, row, to)
  const over = { ...row, state: 'cancelled' as const, version: row.version + 1, note: '', link: null }
  const who = { name: to.name, language: to.language, company: facts.company, title: facts.job }
  const url = `${ctx.settings.publicUrl}/my-pages`
  const calendar = to.email ? calendarOf(ctx, over, row.starts_at, { ...who, email: to.email, url }) : null
  await notify(ctx, {
    ...{ cause, to, notice: 'interview_left', facts, link: '/my-pages', channels: ['bell', 'mail'] },
    ...(calendar && { calendar }),
  })
}
