import { sql } from 'kysely'
import { isKnown } from '#features/hiring/applications/anonymity.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { fold } from '#platform/shared/fold.ts'
import { found } from '#platform/shared/refusal.ts'
import { mayComeBack } from './comes-back.ts'
import type * as contract from './contract.ts'

const most = 20
type Found = Given<typeof contract.findPeople>['data'][number]

/** People the agency could put forward for a job, by name: brought along, kept, or applied to it. @throws Refused not_found */
export async function findPeople(
  ctx: Context,
  { q, mandate }: Taken<typeof contract.findPeople>,
): Promise<Given<typeof contract.findPeople>> {
  const { page } = found(ctx.membership)
  const query = ctx.db.selectFrom('mandates').select('id').where('id', '=', mandate)
  found(await query.where('page_id', '=', page).executeTakeFirst())
  const like = fold(q)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const [imported, kept, applied] = await Promise.all([
    importedLike(ctx, page, like),
    keptLike(ctx, page, like),
    appliedLike(ctx, like),
  ])
  const people: Omit<Found, 'refused'>[] = [...imported, ...kept, ...applied].slice(0, most)
  const known = await knownFor(ctx, mandate, people)
  return {
    success: true,
    data: people.map((one) => ({ ...one, refused: known.has(one.id) ? 'submission_known' : null })),
  }
}

type Like = readonly string[]

async function importedLike({ db }: Context, page: string, like: Like) {
  const rows = await db
    .selectFrom('imported_candidates')
    .select(['id', sql<string>`coalesce(name, '')`.as('name'), 'headline'])
    .where('page_id', '=', page)
    .where('state', 'in', ['draft', 'invited', 'consented', 'claimed'])
    .where('anonymised_at', 'is', null)
    .where((and) => and.and(like.map((word) => and('words', 'like', word))))
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, of: 'imported' as const }))
}

async function keptLike({ db }: Context, page: string, like: Like) {
  const rows = await db
    .selectFrom('pool_entries')
    .leftJoin('applications', 'applications.id', 'application_id')
    .select(['pool_entries.id', 'pool_entries.name', 'headline'])
    .where('pool_entries.page_id', '=', page)
    // whoever is imported stands there already
    .where('imported_id', 'is', null)
    .where((or) => or.or([or('application_id', 'is', null), isKnown]))
    .where((and) => and.and(like.map((word) => and('words', 'like', word))))
    .orderBy('added_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, of: 'entry' as const }))
}

async function appliedLike(ctx: Context, like: Like) {
  const rows = await ctx.db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['applications.id', 'applications.name', 'job_texts.title as headline'])
    .where(reachableApplications(found(ctx.membership), 'applicant.read'))
    .where(isKnown)
    .where('stage', 'not in', ['withdrawn', 'declined', 'pool'])
    .where((and) => and.and(like.map((word) => sql<boolean>`fold_text(applications.name) like ${word}`)))
    .orderBy('submitted_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, of: 'applicant' as const }))
}

/** Those of them who are put forward for this job already. */
async function knownFor(
  { db, now }: Context,
  mandate: string,
  people: readonly { id: string }[],
): Promise<Set<string>> {
  if (people.length === 0) return new Set()
  const ids = people.map(({ id }) => id)
  const rows = await db
    .selectFrom('submissions as s')
    .select(['imported_id', 'entry_id', 'applicant_id'])
    .where('mandate_id', '=', mandate)
    .where((or) => or.or([or('state', 'not in', ['rejected', 'withdrawn', 'duplicate']), mayComeBack(now())]))
    .where((or) => or.or([or('imported_id', 'in', ids), or('entry_id', 'in', ids), or('applicant_id', 'in', ids)]))
    .execute()
  return new Set(rows.flatMap((row) => [row.imported_id, row.entry_id, row.applicant_id].filter((id) => id !== null)))
}
