import { type RawBuilder, sql } from 'kysely'
import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { textFor } from '#features/open-days/open-days/day-words.ts'
import { findOwnDay } from '#features/open-days/open-days/find-day.ts'
import { forwardOutcomes, outcomes } from '#features/open-days/visits/visit-states.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'

type Report = Given<typeof contract.showDayReport>['data']
const latestWords = 20

/** The numbers of an own open day, its booths included. @throws Refused not_found */
export async function showDayReport(
  ctx: Context,
  asked: Taken<typeof contract.showDayReport>,
): Promise<Given<typeof contract.showDayReport>> {
  const day = await findOwnDay(ctx, asked.day)
  const fields = readFields(day.live ?? day.written)
  const [counts, desks, sources, words] = await Promise.all([
    countsOf(ctx, day.id),
    desksOf(ctx, day.id),
    sourcesOf(ctx, day.id),
    wordsOf(ctx, day.id),
  ])
  const { invited, booked, came, seen, forward, open, missed, left, cancelled, count, mean, ...rest } = counts
  return {
    success: true,
    data: {
      ...{ title: textFor(ctx, fields).title, state: day.state, time_zone: fields.time_zone, dates: fields.dates },
      funnel: { invited, booked, came, seen, forward },
      outcomes: Object.fromEntries(outcomes.map((one) => [one, rest[one]])) as Report['outcomes'],
      ...{ open, missed, left, cancelled, desks, sources },
      waits: { middle: rest.wait_middle, longest: rest.wait_longest },
      talks: { middle: rest.talk_middle, longest: rest.talk_longest },
      feedback: { count, mean, words },
    },
  }
}

type Counts = Report['outcomes'] &
  Report['funnel'] &
  Pick<Report, 'open' | 'missed' | 'left' | 'cancelled'> & { count: number; mean: number | null } & Record<
    'wait_middle' | 'wait_longest' | 'talk_middle' | 'talk_longest',
    number | null
  >

/** Whoever one company sent on to another is one person with two visits. */
const people = (where: RawBuilder<unknown>) =>
  sql`count(distinct coalesce(first_visit_id, id)) filter (where ${where})::int`

async function countsOf({ db }: Context, day: string): Promise<Counts> {
  const minutes = (from: string, to: string, part: 0.5 | 0.9) => {
    const share = sql`(percentile_cont(${part}) within group (order by extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}) / 60))::numeric`
    // half took less than so many minutes, which is never none; one of ten took longer than so many
    return part === 0.5 ? sql`floor(${share} + 1)::int` : sql`floor(${share})::int`
  }
  const { rows } = await sql<Counts>`
    select count(*) filter (where invited_by is not null)::int as invited,
      ${people(sql`state not in ('invited', 'waitlisted', 'cancelled')`)} as booked, ${people(sql`checked_in_at is not null`)} as came,
      ${people(sql`state = 'in_session' or spoken_at is not null or (state = 'done' and outcome <> 'unseen')`)} as seen,
      ${people(sql`outcome in (${sql.join([...forwardOutcomes])})`)} as forward,
      ${sql.join(outcomes.map((one) => sql`count(*) filter (where outcome = ${one})::int as ${sql.ref(one)}`))},
      count(*) filter (where state in ('checked_in', 'queued', 'called', 'in_session'))::int as open,
      count(*) filter (where state = 'no_show')::int as missed, count(*) filter (where state = 'left')::int as "left",
      count(*) filter (where state = 'cancelled')::int as cancelled,
      ${minutes('checked_in_at', 'began_at', 0.5)} as wait_middle, ${minutes('checked_in_at', 'began_at', 0.9)} as wait_longest,
      ${minutes('began_at', 'ended_at', 0.5)} as talk_middle, ${minutes('began_at', 'ended_at', 0.9)} as talk_longest,
      count(feedback)::int as count, round(avg(feedback), 1)::float as mean
    from day_visits where day_id = ${day}`.execute(db)
  return rows[0] as Counts
}

async function desksOf({ db }: Context, day: string): Promise<Report['desks']> {
  const { rows } = await sql<Report['desks'][number]>`
    select d.position + 1 as number, d.name, count(v.id)::int as seen,
      floor((percentile_cont(0.5) within group (order by extract(epoch from v.ended_at - v.began_at) / 60))::numeric + 1)::int as talk
    from open_day_desks d left join day_visits v on v.called_desk_id = d.id and v.state = 'done' and v.outcome <> 'unseen'
    where d.day_id = ${day} and d.booth_id is null group by d.id order by d.position`.execute(db)
  return rows
}

async function sourcesOf({ db }: Context, day: string): Promise<Report['sources']> {
  const { rows } = await sql<Report['sources'][number]>`
    select case when walked_in then 'walk_in' when group_id is not null then 'school' when invited_by is not null then 'invitation'
        when source like 'via:%' then 'link'
        else 'own' end as source,
      count(*)::int as booked, count(checked_in_at)::int as came
    from day_visits where day_id = ${day} and first_visit_id is null and state not in ('invited', 'waitlisted', 'cancelled') group by 1 order by 2 desc`.execute(
    db,
  )
  return rows
}

/** What visitors wrote, without who: the latest first. */
async function wordsOf({ db }: Context, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('day_visits')
    .select('feedback_words')
    .where('day_id', '=', day)
    .where('feedback_words', '!=', '')
    .orderBy('updated_at', 'desc')
    .limit(latestWords)
    .execute()
  return rows.map(({ feedback_words }) => feedback_words)
}
