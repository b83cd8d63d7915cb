import { type RawBuilder, sql } from 'kysely'
import { countUnread } from '#features/talk/threads/messages.ts'
import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import { told } from './held.ts'
import type { MineView } from './rules.ts'
import { openStages } from './stages.ts'

/** In which group of one’s list an application stands, the last one first: its place here is what it is sorted by. */
export const needs = ['ended', 'open', 'dated', 'waiting', 'starting'] as const
export type Need = (typeof needs)[number]
/** The groups that each view shows; what has its next date is under way, and stands before what has none. */
export const needsOf: Record<Exclude<MineView, 'all'>, readonly Need[]> = {
  waiting: ['waiting'],
  open: ['dated', 'open'],
  ended: ['starting', 'ended'],
}

const isUnderWay = sql`${told.stage} in (${sql.join(openStages)})`

/** The day on which whoever accepted an offer begins to work. */
export const startOf = sql<string | null>`(select max(starts_on)::text from offers
  where offers.application_id = applications.id and offers.state = 'accepted')`

/** So many days after its begin, or after the hire where no day was agreed, a job that was won stands first. */
const daysOnTop = 7

const isStarting = (now: Date) => sql`(${told.stage} = 'hired' and
  coalesce(${startOf}::date, ${told.moved_at}::date) >= ${now}::date - ${sql.lit(daysOnTop)})`

/** What of an application waits for the candidate: an offer to answer, times to choose from, a message not read. */
export const waitsOf = (now: Date): RawBuilder<'offer' | 'interview' | 'message' | null> => sql`case
  when ${isUnderWay} and applications.letter = 'open' then 'offer'
  when ${isUnderWay} and exists (select from interviews where interviews.application_id = applications.id
    and interviews.state = 'proposed' and exists (select from unnest(interviews.slots) as slot where slot > ${now}))
    then 'interview'
  when ${told.stage} not in ('withdrawn', 'declined') and ${countUnread('applications.id', 'candidate')} > 0
    then 'message' end`

/** The next interview of which the time is agreed: when, by which clock, and whether one comes to a place. */
export const nextInterviewOf = (now: Date): RawBuilder<{ at: string; zone: string; on_site: boolean } | null> => sql`(
  select jsonb_build_object('at', starts_at, 'zone', zone, 'on_site', kind = 'on_site') from interviews
  where interviews.application_id = applications.id and ${isAhead(now)} order by starts_at limit 1)`

const isAhead = (now: Date) => sql`interviews.state = 'confirmed' and interviews.starts_at > ${now}`

/** Its group, as a number. */
export const needOf = (now: Date): RawBuilder<number> => sql`case
  when ${isStarting(now)} then ${sql.lit(needs.indexOf('starting'))}
  when ${waitsOf(now)} is not null then ${sql.lit(needs.indexOf('waiting'))}
  when ${isUnderWay} and exists (select from interviews where interviews.application_id = applications.id
    and ${isAhead(now)}) then ${sql.lit(needs.indexOf('dated'))}
  when ${isUnderWay} then ${sql.lit(needs.indexOf('open'))} else ${sql.lit(needs.indexOf('ended'))} end`

/** How many applications the caller has in each view. */
export async function countMine(ctx: Context): Promise<Record<MineView, number>> {
  const rows = await ctx.db
    .selectFrom('applications')
    .select([needOf(ctx.now()).as('need'), sql<number>`count(*)::integer`.as('count')])
    .where('candidate_id', '=', found(ctx.me).id)
    .groupBy('need')
    .execute()
  const of = (view: keyof typeof needsOf) =>
    rows
      .filter((row) => needsOf[view].some((need) => needs[row.need] === need))
      .reduce((sum, { count }) => sum + count, 0)
  const counts = { waiting: of('waiting'), open: of('open'), ended: of('ended') }
  return { all: counts.waiting + counts.open + counts.ended, ...counts }
}
