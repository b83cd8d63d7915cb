import { sql } from 'kysely'
import type { z } from 'zod'
import { placeOf } from '#features/jobs/job-names.ts'
import { jobsWithin } from '#features/jobs/job-team.ts'
import { selectJobs } from '#features/jobs/job-view.ts'
import { addressOf } from '#features/jobs/reference.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { boardColumns, columnOf, isOpen, type Stage } from './stages.ts'

/** A column shows so many cards; its total counts all. */
const cardsPerColumn = 500

/** Applications with what a card of the board shows. */
export const selectCards = (db: Db) =>
  db
    .selectFrom('applications')
    .leftJoin('users', 'users.id', 'applications.candidate_id')
    .selectAll('applications')
    .select([
      sql<number>`(select count(*) from application_messages m where m.application_id = applications.id)`.as(
        'messages',
      ),
      sql<number>`(select count(*) from application_messages m where m.application_id = applications.id and m.author_side = 'candidate' and m.read_at is null)`.as(
        'unread',
      ),
    ])

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>>

export const cardOf = (row: CardRow): z.input<typeof contract.Card> => ({
  id: row.id,
  name: row.name,
  stage: row.stage as Stage,
  version: row.version,
  letter: row.letter as 'open' | null,
  submitted_at: row.submitted_at.toISOString(),
  answer_due_at: row.answer_due_at.toISOString(),
  decided: !isOpen(row.stage as Stage),
  place: null,
  has_cv: row.cv_id !== null,
  note: row.note.slice(0, 140),
  messages: row.messages,
  unread: row.unread,
})

/** The board of a job of the own page. @throws Refused not_found */
export async function showBoard(
  ctx: Context,
  { job: id, q }: Taken<typeof contract.board>,
): Promise<Given<typeof contract.board>> {
  const job = found(
    await selectJobs(ctx.db)
      .innerJoin('job_texts', (join) =>
        join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
      )
      .select('title')
      .where('jobs.id', '=', id)
      .where('page_id', '=', found(ctx.seat).page)
      .where(jobsWithin(found(ctx.seat), 'applicant.read'))
      .executeTakeFirst(),
  )
  const rows = await selectCards(ctx.db)
    .where('job_id', '=', id)
    .$if(q !== '', (query) =>
      query.where(
        sql`fold_text(applications.name || ' ' || applications.note)`,
        'like',
        sql`'%' || fold_text(${q}) || '%'`,
      ),
    )
    .orderBy('position')
    .orderBy('applications.id')
    .execute()
  const cards = rows.map(cardOf)
  const { hired } = await ctx.db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll<number>().as('hired'))
    .where('job_id', '=', id)
    .where('stage', '=', 'hired')
    .executeTakeFirstOrThrow()
  return {
    success: true,
    data: {
      job: {
        id,
        title: job.title,
        address: addressOf(job.title, job.reference),
        state: job.state,
        place: placeOf(ctx, job),
        applicants: job.applicants_count,
        applicant_cap: job.applicant_cap,
        places_count: job.places_count,
        hired,
        workplace: job.workplace,
        expires_at: job.expires_at?.toISOString() ?? null,
        confirmed_at: job.confirmed_at?.toISOString() ?? null,
      },
      columns: boardColumns.map((column) => {
        const inside = cards.filter((card) => columnOf(card.stage) === column)
        return { column, total: inside.length, cards: inside.slice(0, cardsPerColumn) }
      }),
    },
  }
}
