import { sql } from 'kysely'
import { interviewsWithin } from '#features/hiring/interviews/find-interviews.ts'
import { recordOf } from '#features/hiring/progress/answer-record.ts'
import { openStates } from '#features/open-days/door/rules.ts'
import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { textFor } from '#features/open-days/open-days/day-words.ts'
import { countBooked } from '#features/open-days/open-days/people-there.ts'
import type { Context, Membership } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type { Agenda, pageDay as call } from './day-contract.ts'
import { sinceYesterday } from './since-yesterday.ts'

const hour = 3_600_000
const day = 24 * hour
/** Answers of so many days are told of here; the public page counts a year. */
const recordDays = 90
const mostHours = 20

/** The hours of a member's day, the record of the page, and what others did since yesterday. */
export async function showDay(ctx: Context): Promise<Given<typeof call>> {
  const membership = found(ctx.membership)
  const now = ctx.now()
  const [interviews, openDays, record, since] = await Promise.all([
    interviewsOfDay(ctx, membership),
    openDaysOf(ctx, membership),
    recordOf(
      ctx.read,
      now,
      sql<boolean>`page_id = ${membership.page} and submitted_at > ${new Date(now.getTime() - recordDays * day)}`,
    ),
    sinceYesterday(ctx, membership),
  ])
  const agenda = [...interviews, ...openDays].toSorted((a, b) => (a.at < b.at ? -1 : 1))
  return { success: true, data: { agenda, record: record.applications > 0 ? record : null, since } }
}

const around = (now: Date) => ({ from: new Date(now.getTime() - 12 * hour), to: new Date(now.getTime() + 36 * hour) })

async function interviewsOfDay(ctx: Context, membership: Membership): Promise<Agenda[]> {
  const { from, to } = around(ctx.now())
  const rows = await interviewsWithin(ctx.db, membership, 'applicant.read')
    .where('interviews.state', 'in', ['confirmed', 'done', 'no_show'])
    .where('interviews.starts_at', '>=', from)
    .where('interviews.starts_at', '<', to)
    .$narrowType<{ state: 'confirmed' | 'done' | 'no_show' }>()
    .orderBy('interviews.starts_at')
    .limit(mostHours)
    .execute()
  return rows.flatMap(({ starts_at, ...row }) =>
    starts_at
      ? [
          {
            ...{ kind: 'interview' as const, id: row.id, at: starts_at.toISOString(), minutes: row.minutes },
            ...{ name: row.name, title: row.title, how: row.kind, link: row.link, zone: row.zone },
            href: `/page/jobs/${row.job_id}/board?applicant=${row.application_id}`,
            is_mine: row.people.some(({ id }) => id === membership.member),
            state: row.state,
            booked: null,
          },
        ]
      : [],
  )
}

async function openDaysOf(ctx: Context, { page }: Membership): Promise<Agenda[]> {
  const { from, to } = around(ctx.now())
  const rows = await ctx.db
    .selectFrom('open_days as o')
    .select(['o.id', 'o.live', 'o.written', 'o.starts_at', 'o.ends_at'])
    .select(countBooked(sql.ref('o.id')).as('booked'))
    .where('o.page_id', '=', page)
    .where('o.state', 'in', openStates)
    .where('o.starts_at', '>=', from)
    .where('o.starts_at', '<', to)
    .orderBy('o.starts_at')
    .limit(mostHours)
    .execute()
  return rows.flatMap(({ id, live, written, starts_at, ends_at, booked }) =>
    starts_at
      ? [
          {
            ...{ kind: 'open_day' as const, id, at: starts_at.toISOString(), title: null, how: null, zone: null },
            minutes: ends_at ? Math.round((Number(ends_at) - Number(starts_at)) / 60_000) : 0,
            ...{ name: textFor(ctx, readFields(live ?? written)).title, href: `/page/open-days/${id}`, link: null },
            ...{ is_mine: false, state: 'open' as const, booked },
          },
        ]
      : [],
  )
}
