import { sql } from 'kysely'
import { shownStates } from '#features/companies/pages/page-states.ts'
import { publicStates } from '#features/jobs/jobs/job-states.ts'
import { referenceIn } from '#features/jobs/jobs/reference.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { countryOf } from '#features/site/lookups/visitor-location.ts'
import type { Context } from '#platform/server/context.ts'
import type { Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'

/** So many ways, sites and countries are told apart for a job and day; whatever is made up beyond them counts together. */
const mostRows = 500

type Opened = Pick<
  Taken<typeof contract.registerVisit>,
  'job' | 'company' | 'start' | 'source' | 'source_detail' | 'team'
>

/** Counts that a job or company page was opened, or an application begun: the day, the way and the country; not the own team. */
export async function countOpened(ctx: Context, opened: Opened): Promise<void> {
  const thing = await findThing(ctx, opened)
  if (!thing || thing.page_id === opened.team) return
  const country = await countryOf(ctx, ctx.address).catch(() => null)
  // only a link and another site have a name
  const source_detail = opened.source === 'link' || opened.source === 'site' ? opened.source_detail : ''
  const row = {
    page_id: thing.page_id,
    job_id: thing.job_id,
    day: ctx.now().toISOString().slice(0, 10),
    what: opened.start && thing.job_id ? ('start' as const) : ('view' as const),
    ...((await isCrowded(ctx, thing))
      ? { source: 'direct', source_detail: '', country_id: 0 }
      : { source: opened.source, source_detail, country_id: country ? countryId(country) : 0 }),
  }
  await ctx.db
    .insertInto('page_visits')
    .values({ ...row, count: 1 })
    .onConflict((known) =>
      known
        .columns(['page_id', 'day', 'job_id', 'what', 'source', 'source_detail', 'country_id'])
        .doUpdateSet({ count: sql<number>`page_visits.count + 1` }),
    )
    .execute()
}

type Thing = { page_id: string; job_id: string | null }

async function findThing({ read }: Context, { job, company }: Opened): Promise<Thing | undefined> {
  if (job)
    return read
      .selectFrom('jobs')
      .select(['page_id', 'id as job_id'])
      .where('reference', '=', referenceIn(job))
      .where('state', 'in', publicStates)
      .executeTakeFirst()
  if (!company) return undefined
  const page = await read
    .selectFrom('pages')
    .select('id')
    .where('slug', '=', company)
    .where('state', 'in', shownStates)
    .executeTakeFirst()
  return page && { page_id: page.id, job_id: null }
}

async function isCrowded({ db, now }: Context, { page_id, job_id }: Thing): Promise<boolean> {
  const { count } = await db
    .selectFrom('page_visits')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_id', '=', page_id)
    .where('day', '=', now().toISOString().slice(0, 10))
    .where('job_id', 'is not distinct from', job_id)
    .executeTakeFirstOrThrow()
  return count >= mostRows
}
