import type { z } from 'zod'
import { hiddenName } from '#features/hiring/applications/anonymity.ts'
import { isOpen } from '#features/hiring/applications/stages.ts'
import { teamOfJob } from '#features/jobs/jobs/job-team.ts'
import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import { type Notice, notify, type Recipient } from '#features/site/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import { calendarOf } from './calendar.ts'
import type { interviewMoved } from './events.ts'
import { type InterviewRow, selectInterviews } from './find-interviews.ts'
import { interviewKey } from './interview-key.ts'
import { agreedDetails, invitationDetails, timeWords, zoneFor } from './say-times.ts'
import { mayGiveCard } from './scorecard-requests.ts'

type Moved = z.output<typeof interviewMoved.data>

/** Notices to each side, by what happened and who did it; the side that did it knows. */
const toCandidate: Partial<Record<Moved['move'], string>> = {
  propose: 'interview_proposed',
  pick: 'interview_confirmed',
  cancel: 'interview_called_off',
  lapse: 'interview_lapsed',
}
const toTeam: Partial<Record<Moved['move'], string>> = {
  pick: 'interview_picked',
  ask_other: 'interview_other_asked',
  cancel: 'interview_cancelled',
  lapse: 'interview_not_picked',
}

/** Tells both sides what became of an interview, with its entry for their calendars. */
export async function tellInterview(ctx: Context, cause: string, moved: Moved): Promise<void> {
  const row = await selectInterviews(ctx.db).where('interviews.id', '=', moved.interview).executeTakeFirst()
  if (!row) return
  // what is told is told of this version: a later one tells for itself
  if (row.version !== moved.version) return
  const candidate = toCandidate[moved.move]
  if (candidate && (await mustTellCandidate(ctx, row, moved)))
    await tellOne(ctx, row, moved, { cause, notice: candidate, to: candidateOf(row) })
  const team = toTeam[moved.move]
  if (team && (moved.side !== 'page' || moved.held))
    for (const to of await teamOf(ctx, row)) await tellOne(ctx, row, moved, { cause, notice: team, to })
}

/** Somebody who was just told that the application ends need not hear that times which were only proposed are gone. */
async function mustTellCandidate(ctx: Context, row: InterviewRow, { move, side, held }: Moved): Promise<boolean> {
  if (move !== 'cancel') return true
  if (side === 'candidate') return held
  const { stage } = await ctx.db
    .selectFrom('applications')
    .select('stage')
    .where('id', '=', row.application_id)
    .executeTakeFirstOrThrow()
  return held || isOpen(stage)
}

export const candidateOf = (row: InterviewRow): Recipient => ({
  user: row.candidate_id,
  name: row.name,
  email: row.told_email,
  phone: row.told_phone,
  language: row.language,
})

type Asked = { cause: string; actor: string | null; interview: string }

/** Asks each of those whose scorecard is missing; whoever asks knows of the own. */
export async function tellOfScorecards(ctx: Context, { cause, actor, interview }: Asked): Promise<void> {
  const row = await selectInterviews(ctx.db).where('interviews.id', '=', interview).executeTakeFirst()
  if (!row) return
  const missing = new Set(row.cardless.filter(mayGiveCard).map(({ id }) => id))
  for (const to of (await teamOf(ctx, row)).filter(({ user }) => user && user !== actor && missing.has(user)))
    await notify(ctx, {
      ...{ cause, notice: 'scorecard_asked', to, topic: 'applications' },
      facts: await factsFor(ctx, row, to),
      link: `/page/jobs/${row.job_id}/board?applicant=${row.application_id}&part=hiring`,
      asLongAs: { what: 'card waits', id: `${interview} ${to.user}` },
      channels: ['bell', 'mail', 'push'],
    })
}

/** Who takes part, and who made the appointment; where nobody takes part any more, those who may name somebody. */
export async function teamOf(ctx: Context, row: InterviewRow): Promise<Recipient[]> {
  const needs = { page: row.page_id, job: row.job_id, capability: 'applicant.read' }
  const ids = [...new Set([...row.people.map(({ id }) => id), ...(row.made_by ? [row.made_by] : [])])]
  if (row.people.length === 0) return teamOfJob(ctx, { page: row.page_id, job: row.job_id }, 'applicant.move')
  const people = await ctx.db
    .selectFrom('users')
    .select(['id as user', 'name', 'email', 'phone', 'language'])
    .where('id', 'in', ids)
    .where('state', '=', 'active')
    .execute()
  return people.map((to) => ({ ...to, needs }))
}

type Telling = Pick<Notice, 'cause' | 'notice' | 'to'>

async function tellOne(ctx: Context, row: InterviewRow, moved: Moved, telling: Telling): Promise<void> {
  const { to } = telling
  const isCandidate = to.user === row.candidate_id && to.email === row.told_email
  const link = isCandidate
    ? `/interview/${await interviewKey(ctx, row.id)}`
    : `/page/jobs/${row.job_id}/board?applicant=${row.application_id}`
  const facts = await factsFor(ctx, row, to)
  const before = await heldBefore(ctx, row, moved)
  const at = row.starts_at ?? before
  const calendar =
    to.email && (moved.move === 'pick' || moved.held)
      ? calendarOf(ctx, row, at, {
          ...{ name: to.name, email: to.email, language: to.language, company: facts.company, title: facts.job },
          url: `${ctx.settings.publicUrl}${link}`,
        })
      : null
  await notify(ctx, {
    ...telling,
    topic: 'applications',
    facts,
    link,
    channels: ['bell', 'mail', 'push', 'sms'],
    thread: { id: row.application_id, side: isCandidate ? 'candidate' : 'page' },
    ...(row.reason && { quote: row.reason }),
    ...(moved.move === 'pick' && (await agreedDetails(ctx, row, to))),
    ...(moved.move === 'propose' && {
      ...(await invitation(ctx, row, to)),
      asLongAs: { what: 'times wait', id: row.id },
    }),
    // what asks somebody to act, or no longer does, is mailed at once: docs/decisions/0090
    ...(isCandidate && moved.move !== 'lapse' && { prompt: true }),
    ...(calendar && { calendar }),
  })
}

/** What an invitation says besides: times and place, and what the team wrote. */
const invitation = async (ctx: Context, row: InterviewRow, to: Recipient) => ({
  details: await invitationDetails(ctx, row, to),
  ...(row.note && { quote: row.note }),
})

/** Job, company, person, and when, as the reader's language writes it, by the clock that suits the reader. */
export async function factsFor(ctx: Context, row: InterviewRow, to: Recipient) {
  const facts = await publicFactsOf(ctx, row.job_id, to.language)
  const when = row.starts_at ? timeWords(row.starts_at, await zoneFor(ctx, row, to), to.language) : ''
  return { ...facts, name: row.name || hiddenName(row.application_id), count: row.slots.length, when }
}

/** A calendar finds an entry by its id; the time that was held is told too, for those that want one. */
async function heldBefore(ctx: Context, row: InterviewRow, { held }: Moved): Promise<Date | null> {
  if (!held) return null
  return row.starts_at ?? row.slots[0] ?? ctx.now()
}
