import { noteCvViews } from '#features/cvs/cvs/note-cv-view.ts'
import { countriesIn } from '#features/site/lookups/countries.ts'
import type { Context } from '#platform/server/context.ts'
import { csvOf } from '#platform/server/csv.ts'
import { emit } from '#platform/server/events/emit.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './batch-contract.ts'
import { applicantsExported } from './events.ts'
import { findJob } from './find-job.ts'
import { conditionsOf, selectTeamCards, teamCardsFor } from './select-applicants.ts'

const most = 10_000

/**
 * Applicants as a table file; whoever is hidden stays a number. Who took it away is written down, and told to each of those
 * whose name went along. @throws Refused not_found
 */
export async function exportApplicants(
  ctx: Context,
  { job, ids, ...filters }: Taken<typeof contract.exportApplicants>,
): Promise<RawAnswer> {
  const membership = found(ctx.membership)
  await findJob(ctx, job)
  const rows = await selectTeamCards(ctx, membership)
    .where(conditionsOf(ctx, membership, job, filters))
    .$if(ids !== undefined, (query) => query.where('applications.id', 'in', ids?.length ? ids : [newId()]))
    .orderBy('applications.submitted_at')
    .orderBy('applications.id')
    .limit(most)
    .execute()
  const countries = new Map(countriesIn(ctx.language).map(({ id, text }) => [id, text]))
  const word = (key: string) => ctx.wording.say(ctx.language, `pipeline.export.${key}`, {})
  const stage = (key: string) => ctx.wording.say(ctx.language, `applications.stages.${key}`, {})
  const heads = ['name', 'email', 'phone', 'country', 'stage', 'tags', 'rating', 'sent', 'source', 'note'] as const
  const asCard = await teamCardsFor(ctx)
  const lines = rows.map((row) => {
    const { name, tags, rating, source } = asCard(row)
    const own = row.hidden ? ['', '', ''] : [row.email ?? '', row.phone ?? '', row.note]
    return [
      name,
      own[0] ?? '',
      own[1] ?? '',
      row.country_id === null ? '' : (countries.get(row.country_id) ?? ''),
      stage(row.stage),
      tags.join(', '),
      rating === null ? '' : String(rating),
      row.submitted_at.toISOString().slice(0, 10),
      source,
      own[2] ?? '',
    ]
  })
  await ctx.db.transaction().execute(async (tx) => {
    await emit(ctx, tx, applicantsExported, { job, page: membership.page, count: rows.length })
    // while nobody may know who it is, nobody left the site
    const named = rows.filter(({ hidden }) => !hidden).map(({ id }) => id)
    await noteCvViews(ctx, tx, named, 'exported')
  })
  return new RawAnswer(
    200,
    {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="applicants.csv"',
      'cache-control': 'private, no-store',
    },
    csvOf([heads.map(word), ...lines]),
  )
}
