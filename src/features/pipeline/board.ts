import { sql } from 'kysely'
import { cardOf, selectCards } from '#features/applications/cards.ts'
import { boardColumns, columnOf } from '#features/applications/stages.ts'
import { placeOf } from '#features/jobs/job-names.ts'
import { jobsWithin } from '#features/jobs/job-team.ts'
import { selectJobs } from '#features/jobs/job-view.ts'
import { addressOf } from '#features/jobs/reference.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

/** A column shows so many cards; its total counts all. */
const cardsPerColumn = 500

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
