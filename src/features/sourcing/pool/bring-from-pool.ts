import { sql } from 'kysely'
import { hidesNames, isHidden } from '#features/hiring/applications/anonymity.ts'
import { bringApplication } from '#features/hiring/applications/bring-application.ts'
import { reachableJobs } from '#features/jobs/jobs/job-team.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { poolBrought } from './events.ts'
import { excludes } from './excludes.ts'
import type * as contract from './job-contract.ts'

type Asked = Taken<typeof contract.bringFromPool>

/** Makes people of the pool applicants of a job; says of each what came of it. @throws Refused not_found · not_allowed */
export async function bringFromPool(ctx: Context, asked: Asked): Promise<Given<typeof contract.bringFromPool>> {
  const membership = found(ctx.membership)
  if (!membership.may('applicant.move')) throw new Refused('not_allowed')
  const job = ctx.db.selectFrom('jobs').select('id').where('id', '=', asked.job)
  found(await job.where(reachableJobs(membership, 'applicant.move')).executeTakeFirst())
  const entries = [...new Set(asked.entries)]
  if (await hidesNames(ctx.db, asked.job))
    return { success: true, data: entries.map((entry) => ({ entry, application: null, refused: 'invite_instead' })) }
  const data = []
  for (const entry of entries) data.push(await bring(ctx, entry, asked))
  return { success: true, data }
}

async function bring(ctx: Context, entry: string, { job, words }: Asked) {
  const { page } = found(ctx.membership)
  try {
    const application = await ctx.db.transaction().execute(async (tx) => {
      const person = await holdPerson(tx, page, entry)
      const id = await bringApplication(ctx, tx, page, { ...person, job, note: '', source: 'pool' })
      await emit(ctx, tx, poolBrought, { entry, page, application: id, words })
      return id
    })
    return { entry, application, refused: null }
  } catch (error) {
    if (error instanceof Refused) return { entry, application: null, refused: error.code }
    throw error
  }
}

/**
 * Somebody of the pool with the CV they gave. Whoever was only found in the CV search gave none to this company, and whoever applied
 * to a job that hides its applicants would be known by it.
 * @throws Refused not_found · invite_instead
 */
async function holdPerson(tx: Tx, page: string, entry: string) {
  const row = found(
    await tx
      .selectFrom('pool_entries')
      .leftJoin('applications', 'applications.id', 'application_id')
      .leftJoin('sent_cvs', 'sent_cvs.application_id', 'applications.id')
      .leftJoin('cv_drop_items', 'cv_drop_items.id', 'drop_item_id')
      .leftJoin('cv_drops', 'cv_drops.id', 'cv_drop_items.drop_id')
      .leftJoin('imported_candidates', 'imported_candidates.id', 'imported_id')
      .select(['pool_entries.user_id', 'pool_entries.name', 'pool_entries.email', 'pool_entries.phone'])
      .select(['pool_entries.language', 'pool_entries.source'])
      .select((eb) => [
        eb.fn.coalesce('applications.cv_id', 'cv_drops.cv_id', 'imported_candidates.cv_id').as('cv'),
        eb.fn.coalesce('sent_cvs.content', 'cv_drops.content', 'imported_candidates.content').as('content'),
        eb.fn
          .coalesce('applications.country_id', 'cv_drops.country_id', 'imported_candidates.country_id')
          .as('country'),
      ])
      .select(sql<boolean>`(applications.id is not null and ${isHidden})`.as('hidden'))
      .where('pool_entries.id', '=', entry)
      .where('pool_entries.page_id', '=', page)
      .forUpdate('pool_entries')
      .executeTakeFirst(),
  )
  if (await excludes(tx, page, row.user_id)) throw new Refused('not_found')
  if (row.source === 'search' || row.hidden) throw new Refused('invite_instead')
  const { user_id: candidate, content, source: _, hidden: __, ...person } = row
  return { ...person, candidate, ...(content ? { content: CvContent.parse(content) } : {}) }
}
