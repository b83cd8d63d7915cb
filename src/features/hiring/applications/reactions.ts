import { cvChanged } from '#features/cvs/cvs/events.ts'
import { pauseWhenFull } from '#features/jobs/job-life/pause-when-full.ts'
import { recountApplicants } from '#features/jobs/job-search/index-jobs.ts'
import { jobChanged, jobLeftFor, jobMoved } from '#features/jobs/jobs/events.ts'
import { teamOfJob } from '#features/jobs/jobs/job-team.ts'
import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import { asksOtherwise } from '#features/jobs/matching/must-rules.ts'
import { type Notice, notify, notifyAll, notifyEach } from '#features/site/notifications/notify.ts'
import { joinJobGroup } from '#features/talk/chat-groups/open-group.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { formatter } from '#platform/shared/words.ts'
import { isHiddenApplication } from './anonymity.ts'
import { countOrigin } from './apply/count-origin.ts'
import { endDrafts } from './end-drafts.ts'
import {
  applicationCvRead,
  applicationMoved,
  applicationSent,
  applicationsSentTogether,
  applicationTold,
  messageSent,
} from './events.ts'
import { keepRequirements, matchJobAnew } from './keep-requirements.ts'
import { noteWayOut } from './outside.ts'
import { fillSentCvs } from './sent-cv.ts'
import { applicantFor, candidateOf, receiptFor, tellOfMove } from './tell-candidate.ts'
import { boardLink, tellTeamOfNew } from './tell-team.ts'

export const applicationReactions = [
  on(applicationSent, 'receipt', async (ctx, { id, data }) => {
    if (data.together) return
    const { to, facts, link, due } = await candidateOf(ctx, data.application)
    await notify(ctx, {
      cause: id,
      to,
      notice: await receiptFor(ctx, to, 'application_receipt'),
      topic: 'applications',
      thread: { id: data.application, side: 'candidate' },
      facts: { ...facts, due: formatter(toLanguage(to.language)).dateTime(due.at, 'longDay', due) },
      link,
      prompt: true,
      channels: ['bell', 'mail', 'sms'],
    })
  }),
  on(applicationsSentTogether, 'receipt', async (ctx, { id, data: { applications, group } }) => {
    const { to, facts, link } = await candidateOf(ctx, applications[0] as string)
    await notify(ctx, {
      cause: id,
      to,
      notice: await receiptFor(ctx, to, 'applications_receipt'),
      topic: 'applications',
      facts: { ...facts, count: applications.length, group: await groupTitle(ctx, group) },
      link: to.user ? '/applications' : link,
      prompt: true,
      channels: ['bell', 'mail', 'sms'],
    })
  }),
  on(applicationSent, 'tell-the-team', (ctx, { id, data, actor }) => tellTeamOfNew(ctx, id, data, actor)),
  on(cvChanged, 'keep-what-was-sent', (ctx, { data }) => fillSentCvs(ctx, data.cv)),
  on(jobMoved, 'end-drafts', async (ctx, { id, data }) => {
    if (data.to === 'closed') await endDrafts(ctx, id, data.job)
  }),
  on(jobLeftFor, 'note', (ctx, { data, at }) => noteWayOut(ctx, data, at)),
  on(jobChanged, 'tell-applicants', (ctx, { id, data }) => tellOfChange(ctx, id, data)),
  on(applicationSent, 'keep-requirements', (ctx, { data }) => keepRequirements(ctx, data)),
  on(applicationCvRead, 'keep-requirements', (ctx, { data }) => keepRequirements(ctx, data)),
  on(jobChanged, 'match-anew', async (ctx, { data: { job, fields } }) => {
    if (asksOtherwise(fields)) await matchJobAnew(ctx, job)
  }),
  // one that comes back may have been written anew
  on(jobMoved, 'match-anew', async (ctx, { data: { job, from, to } }) => {
    if (to === 'live' && from !== 'paused') await matchJobAnew(ctx, job)
  }),
  on(applicationSent, 'pause-when-full', (ctx, { data }) => pauseWhenFull(ctx, data.job)),
  on(applicationSent, 'count', (ctx, { data }) => recountApplicants(ctx.db, data.job)),
  on(applicationSent, 'join-chat-group', (ctx, { data }) => joinGroupOf(ctx, data.application)),
  on(applicationSent, 'count-where-it-came-from', (ctx, { data }) => countOrigin(ctx, data.application)),
  on(applicationMoved, 'tell', async (ctx, { id, data }) => {
    if (data.isToldElsewhere || data.isHeld) return
    if (data.side !== 'candidate') return tellOfMove(ctx, id, data)
    if (data.to === 'withdrawn') await acknowledge(ctx, id, data.application)
    await notifyEach(ctx, await teamOfJob(ctx, data, 'applicant.read'), {
      cause: id,
      notice: `applicant_${data.to}`,
      topic: 'applications',
      thread: { id: data.application, side: 'page' },
      facts: await applicantFor(ctx, data.application),
      link: boardLink(data),
      channels: ['bell', 'mail', 'push'],
    })
  }),
  on(applicationTold, 'tell', async (ctx, { id, data }) => {
    // it waited for its time already: no mail waits for the bell to be read on top of that
    if (!data.isToldElsewhere) await tellOfMove(ctx, id, data, { prompt: true })
  }),
  on(messageSent, 'tell', async (ctx, { id, data }) => {
    const { to, facts, link } = await candidateOf(ctx, data.application)
    const message =
      data.message &&
      (await ctx.db
        .selectFrom('messages')
        .select(['text', 'subject'])
        .where('id', '=', data.message)
        .executeTakeFirst())
    const quote = message ? { quote: message.text, ...(message.subject && { subject: message.subject }) } : {}
    if (data.side === 'page')
      await notify(ctx, {
        cause: id,
        to,
        notice: 'message_from_page',
        topic: 'messages',
        thread: { id: data.application, side: 'candidate' },
        facts,
        link,
        channels: ['bell', 'mail', 'push', 'sms'],
        ...quote,
      })
    else {
      await notifyEach(ctx, await teamOfJob(ctx, data, 'applicant.message'), {
        cause: id,
        notice: 'message_from_candidate',
        topic: 'messages',
        thread: { id: data.application, side: 'page' },
        facts: await applicantFor(ctx, data.application),
        link: boardLink(data),
        channels: ['bell', 'mail', 'push'],
        ...((await isHiddenApplication(ctx.db, data.application)) ? {} : quote),
      })
    }
  }),
]

/** Everybody with an account whose application is still open reads in the bell that the job changed; no mail for each. */
async function tellOfChange(ctx: Context, cause: string, { job }: { job: string }): Promise<void> {
  let last: string | null = null
  for (;;) {
    const rows = await ctx.db
      .selectFrom('applications')
      .select(['id', 'candidate_id', 'name', 'language'])
      .where('job_id', '=', job)
      .where('candidate_id', 'is not', null)
      .where('decided_at', 'is', null)
      .$if(last !== null, (query) => query.where('id', '>', last as string))
      .orderBy('id')
      .limit(500)
      .execute()
    const notices: Notice[] = []
    for (const { id, candidate_id, name, language } of rows) {
      const to = { user: candidate_id, name, email: null, phone: null, language }
      const facts = await publicFactsOf(ctx, job, language)
      const link = `/applications/${id}`
      notices.push({ cause, to, notice: 'job_changed', topic: 'jobs', facts, link, channels: ['bell'] })
    }
    await notifyAll(ctx, notices)
    last = rows.at(-1)?.id ?? null
    if (last === null) return
  }
}

async function joinGroupOf(ctx: Context, application: string): Promise<void> {
  const { group_id, candidate_id } = await ctx.db
    .selectFrom('applications')
    .select(['group_id', 'candidate_id'])
    .where('id', '=', application)
    .executeTakeFirstOrThrow()
  if (group_id && candidate_id) await joinJobGroup(ctx, group_id, candidate_id)
}

async function groupTitle(ctx: Context, group: string): Promise<string> {
  const row = await ctx.db
    .selectFrom('job_groups')
    .innerJoin('job_group_texts', (join) =>
      join
        .onRef('job_group_texts.group_id', '=', 'job_groups.id')
        .onRef('job_group_texts.language', '=', 'job_groups.language'),
    )
    .select('title')
    .where('job_groups.id', '=', group)
    .executeTakeFirst()
  return row?.title ?? ''
}

/** Whoever took an application back without an account has nowhere else to read that it is so. */
async function acknowledge(ctx: Context, cause: string, application: string): Promise<void> {
  const { to, facts } = await candidateOf(ctx, application)
  if (to.user === null && (to.email || to.phone))
    await notify(ctx, {
      cause,
      to,
      notice: 'application_withdrawn_guest',
      facts,
      link: '/jobs',
      channels: ['mail', 'sms'],
    })
}
