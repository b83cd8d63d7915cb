import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { isHidden } from '#features/hiring/applications/anonymity.ts'
import { cardOf, selectCards } from '#features/hiring/applications/cards.ts'
import { openStages } from '#features/hiring/applications/stages.ts'
import { rungs } from '#features/hiring/progress/progress-rules.ts'
import { isLate, isOwed } from '#features/jobs/jobs/owed-answer.ts'
import type { RequirementsResult } from '#features/jobs/matching/must-rules.ts'
import { placeTeller } from '#features/site/lookups/tell-place.ts'
import type { Context, Membership } from '#platform/server/context.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { factsOf, nextOfRow, saidOfRow } from './card-facts.ts'
import type * as contract from './contract.ts'
import { soonDays } from './rules.ts'
import { ratingFor } from './sorting.ts'

export type Filters = Omit<Taken<typeof contract.listApplicants>, 'job' | 'sort' | 'way' | 'cursor'>

/** The column an application stands in: a stage the team made, or one of the house. */
export const columnOfRow = sql<string>`coalesce(applications.stage_id::text, case
  when applications.stage = 'pool' then 'rejected'
  when applications.stage in ('withdrawn', 'declined', 'job_closed', 'lapsed') then 'gone'
  else applications.stage end)`

/** What of the must-haves somebody meets, as far as the team may know it; who was not compared yet may meet them all. */
export const requirementsOfRow = sql<RequirementsResult>`coalesce(case when ${isHidden} then applications.requirements_masked
  else applications.requirements end, 'unknown')`

/** Applicants with all that a card shows to this membership. */
export const selectTeamCards = (ctx: Context, membership: Membership) =>
  selectCards(ctx.db).select([
    saidOfRow.as('said'),
    nextOfRow(ctx.now()).as('next'),
    requirementsOfRow.as('requirements'),
    sql<Date>`${ctx.now()}::timestamptz`.as('read_at'),
    ratingFor(membership).as('seen_rating'),
    sql<string[]>`array(select tag from application_tags where application_id = applications.id order by tag)`.as(
      'tags',
    ),
    sql<number>`(select count(*) from application_tasks where application_id = applications.id and done_at is null)`.as(
      'tasks',
    ),
  ])

export type TeamCardRow = Awaited<ReturnType<ReturnType<typeof selectTeamCards>['executeTakeFirstOrThrow']>>

type TeamCard = z.input<typeof contract.TeamCard>

/** Rows as cards, in the language of the reader. */
export async function teamCardsFor(ctx: Context): Promise<(row: TeamCardRow) => TeamCard> {
  const tell = await placeTeller(ctx)
  return (row) => ({
    ...cardOf(row),
    ...factsOf(row, { now: row.read_at, tell }),
    source: row.source.replace(/^via:.*/, 'link'),
    country_id: row.country_id,
    tags: row.tags,
    rating: row.seen_rating === null ? null : Math.round(row.seen_rating * 10) / 10,
    tasks: row.tasks,
    position: row.position,
  })
}

/** What the filters demand of a row of `applications` of one job. */
export function conditionsOf(ctx: Context, membership: Membership, job: string, asked: Filters): RawBuilder<SqlBool> {
  const now = ctx.now()
  const soon = new Date(now.getTime() + soonDays * 86_400_000)
  const isWaiting = sql<SqlBool>`applications.stage in (${sql.join(openStages)})`
  const all: RawBuilder<SqlBool>[] = [sql`applications.job_id = ${job}`, sql`applications.page_id = ${membership.page}`]
  // whoever is hidden is found by nothing that was written
  if (asked.q)
    all.push(
      sql`(not ${isHidden} and fold_text(applications.name || ' ' || applications.note || ' ' || coalesce(applications.email, ''))
        like '%' || fold_text(${asked.q.replace(/[\\%_]/g, '\\$&')}) || '%')`,
    )
  if (asked.stage.length) all.push(sql`${columnOfRow} in (${sql.join(asked.stage)})`)
  if (asked.tag.length)
    all.push(
      sql`exists (select 1 from application_tags where application_id = applications.id and tag in (${sql.join(asked.tag)}))`,
    )
  if (asked.source.length)
    all.push(
      sql`(case when applications.source like 'via:%' then 'link' else applications.source end) in (${sql.join(asked.source)})`,
    )
  if (asked.country.length) all.push(sql`applications.country_id in (${sql.join(asked.country)})`)
  if (asked.cv) all.push(asked.cv === 'yes' ? sql`applications.cv_id is not null` : sql`applications.cv_id is null`)
  if (asked.wait === 'unanswered') all.push(isOwed)
  if (asked.wait === 'late') all.push(isLate(now))
  if (asked.wait === 'soon')
    all.push(sql`(${isOwed} and applications.answer_due_at >= ${now} and applications.answer_due_at < ${soon})`)
  if (asked.wait === 'overdue' || asked.wait === 'due_soon')
    all.push(sql`(${isWaiting} and ${asked.wait === 'overdue' ? sql`applications.answer_due_at < ${now}` : sql`applications.answer_due_at >= ${now} and applications.answer_due_at < ${soon}`}
      and exists (select 1 from application_progress where application_id = applications.id and answered_at is null))`)
  if (asked.requirements.length) all.push(sql`${requirementsOfRow} in (${sql.join(asked.requirements)})`)
  all.push(...countedConditions(asked), ...wayConditions(membership.page, asked))
  if (asked.rating) all.push(sql`${ratingFor(membership)} >= ${asked.rating}`)
  if (asked.task)
    all.push(
      sql`exists (select 1 from application_tasks where application_id = applications.id and done_at is null and assignee_id = ${asked.task})`,
    )
  return sql<SqlBool>`(${sql.join(all, sql` and `)})`
}

/** Those who came by a way, as reports count it; a link counts for who of the team shared it. */
function wayConditions(page: string, { came_by, came_from, sharer }: Filters): RawBuilder<SqlBool>[] {
  if (!came_by) return []
  const shared = sql`(select code from share_links join page_members on page_members.page_id = share_links.page_id
      and page_members.user_id = sharer_id where share_links.page_id = ${page}
      ${sharer && sharer !== 'others' ? sql`and sharer_id = ${sharer}` : sql``})`
  return [
    sql`exists (select 1 from application_progress p where p.application_id = applications.id and p.source = ${came_by}
      ${came_from ? sql`and p.source_detail = ${came_from}` : sql``}
      ${sharer ? sql`and p.source_detail ${sharer === 'others' ? sql`not in` : sql`in`} ${shared}` : sql``})`,
  ]
}

/** Those a number of a report counts. */
function countedConditions({ sent_from, sent_to, reached, ended, reason }: Filters): RawBuilder<SqlBool>[] {
  const all: RawBuilder<SqlBool>[] = []
  if (sent_from) all.push(sql`applications.submitted_at >= ${new Date(sent_from)}`)
  if (sent_to) all.push(sql`applications.submitted_at < ${new Date(Date.parse(sent_to) + 86_400_000)}`)
  if (reached)
    all.push(
      sql`exists (select 1 from application_progress p where p.application_id = applications.id and p.reached >= ${rungs.indexOf(reached)})`,
    )
  if (ended) all.push(sql`applications.stage = ${ended}`)
  if (reason) all.push(sql`applications.reason = ${reason}`)
  return all
}
