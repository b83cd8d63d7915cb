import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { isKnown } from '#features/hiring/applications/anonymity.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import { knownAmong } from '#features/sourcing/imports/add-imported.ts'
import type { Context, Membership } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { KnownPerson } from './job-contract.ts'
import { linkOf } from './link-of.ts'

type Known = z.input<typeof KnownPerson>
type Sought = { email: string | null; phone: string | null; job: string; anyway: boolean }

const mostNamed = 5

/**
 * Nobody stands on one board twice. Whoever the company has elsewhere is named first; what it does then is its own.
 * @throws Refused already_applicant: with their application · already_known: with where they are
 */
export async function demandUnknown(ctx: Context, membership: Membership, sought: Sought): Promise<void> {
  const here = await ctx.db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', sought.job)
    .where(sameReach(sought))
    .executeTakeFirst()
  if (here) throw new Refused('already_applicant', { application: here.id })
  if (sought.anyway) return
  const known = await knownOf(ctx, membership, sought)
  if (known.length > 0) throw new Refused('already_known', { known })
}

/** The same address or number; of rows that have both. */
const sameReach = ({ email, phone }: Sought, of = 'applications'): RawBuilder<boolean> =>
  sql<boolean>`(lower(${sql.ref(`${of}.email`)}) = lower(${email}::text) or ${sql.ref(`${of}.phone`)} = ${phone}::text)`

/** Who of the company’s people this is: written down by it, applied to another job within reach, or kept for later. */
async function knownOf(ctx: Context, membership: Membership, sought: Sought): Promise<Known[]> {
  const [imported, applied, kept] = await Promise.all([
    importedOf(ctx, membership.page, sought),
    appliedOf(ctx, membership, sought),
    membership.may('drop.answer') ? keptOf(ctx, membership.page, sought) : [],
  ])
  return [...imported, ...applied, ...kept].slice(0, mostNamed)
}

async function importedOf(ctx: Context, page: string, sought: Sought): Promise<Known[]> {
  const ids = [...new Set((await knownAmong(ctx.db, page, [sought])).values())]
  if (ids.length === 0) return []
  const rows = await ctx.db.selectFrom('imported_candidates').select(['id', 'name']).where('id', 'in', ids).execute()
  return rows.map(({ id, name }) => ({
    name: name ?? '',
    about: '',
    kind: 'imported',
    href: `/page/candidates/${id}`,
  }))
}

async function appliedOf(ctx: Context, membership: Membership, sought: Sought): Promise<Known[]> {
  const rows = await ctx.db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['applications.id', 'applications.name', 'applications.job_id as job', 'job_texts.title'])
    .where('applications.page_id', '=', membership.page)
    .where(reachableApplications(membership, 'applicant.read'))
    .where(isKnown)
    .where(sameReach(sought))
    .orderBy('applications.submitted_at', 'desc')
    .limit(mostNamed)
    .execute()
  return rows.map(({ id, name, job, title }) => ({
    ...{ name, about: title, kind: 'application' },
    href: `/page/jobs/${job}/board?applicant=${id}`,
  }))
}

/** Those of the pool who stand nowhere else: they left a CV, or were found. */
async function keptOf(ctx: Context, page: string, sought: Sought): Promise<Known[]> {
  const rows = await ctx.db
    .selectFrom('pool_entries')
    .select(['name', 'source', 'user_id', 'application_id', 'drop_item_id', 'imported_id'])
    .where('page_id', '=', page)
    .where('source', 'in', ['drop', 'search'])
    .where(sameReach(sought, 'pool_entries'))
    .limit(mostNamed)
    .execute()
  return rows.flatMap((row) => {
    const href = linkOf({ ...row, job_id: null })
    return href ? [{ name: row.name, about: '', kind: 'pool' as const, href }] : []
  })
}
