import { sql } from 'kysely'
import { told, toldStage } from '#features/hiring/applications/held.ts'
import { lock } from '#features/hiring/applications/lock-application.ts'
import { moveTo } from '#features/hiring/applications/move-application.ts'
import { isOpen, openStages, type Stage, statusOf } from '#features/hiring/applications/stages.ts'
import { companyOf, selectJobs } from '#features/jobs/jobs/job-view.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { selectOffers } from './find-offers.ts'
import type * as contract from './letter-contract.ts'
import { readOfferKey } from './offer-key.ts'

type Outcome = Given<typeof contract.withdrawOthers>['data'][number]['outcome']

/** Whose applications they are: an account's, or those sent without one from the same address. */
type Person = { candidate: string } | { email: string }

/** The caller's own application, once it led to a job. @throws Refused not_found */
async function demandHired(ctx: Context, application: string): Promise<Person> {
  const candidate = found(ctx.me).id
  found(
    await ctx.db
      .selectFrom('applications')
      .select('id')
      .where('id', '=', application)
      .where('candidate_id', '=', candidate)
      .where('stage', '=', 'hired')
      .executeTakeFirst(),
  )
  return { candidate }
}

/**
 * Whoever accepted by the mailed link: the link shows that the address is the person's. What belongs to an account is for
 * whoever is signed in there. @throws Refused link_expired · not_found
 */
async function demandAccepted(ctx: Context, key: string): Promise<{ person: Person; application: string }> {
  const id = await readOfferKey(ctx, key)
  const row = found(
    await selectOffers(ctx.db).where('offers.id', '=', id).where('offers.state', '=', 'accepted').executeTakeFirst(),
  )
  if (row.stage !== 'hired') throw new Refused('not_found')
  const application = row.application_id
  if (row.candidate_id === null) return { person: { email: found(row.told_email) }, application }
  if (row.candidate_id !== ctx.me?.id) throw new Refused('not_found')
  return { person: { candidate: row.candidate_id }, application }
}

/** What else is still open for somebody who was hired. @throws Refused not_found */
export const otherApplications = async (
  ctx: Context,
  { application }: Taken<typeof contract.otherApplications>,
): Promise<Given<typeof contract.otherApplications>> => ({
  success: true,
  data: await othersOf(ctx, await demandHired(ctx, application), application),
})

/** The same for whoever comes by the link of the offer. @throws Refused link_expired · not_found */
export async function othersByLink(
  ctx: Context,
  { key }: Taken<typeof contract.othersByLink>,
): Promise<Given<typeof contract.othersByLink>> {
  const { person, application } = await demandAccepted(ctx, key)
  return { success: true, data: await othersOf(ctx, person, application) }
}

/** Takes chosen ones back, each by itself: what became of one says nothing of the next. @throws Refused not_found */
export const withdrawOthers = async (
  ctx: Context,
  { application, others }: Taken<typeof contract.withdrawOthers>,
): Promise<Given<typeof contract.withdrawOthers>> => withdrawEach(ctx, await demandHired(ctx, application), others)

/** The same for whoever comes by the link of the offer. @throws Refused link_expired · not_found */
export const withdrawByLink = async (
  ctx: Context,
  { key, others }: Taken<typeof contract.withdrawByLink>,
): Promise<Given<typeof contract.withdrawByLink>> => withdrawEach(ctx, (await demandAccepted(ctx, key)).person, others)

async function othersOf(ctx: Context, person: Person, application: string) {
  const rows = await selectJobs(ctx.db)
    .innerJoin('applications', 'applications.job_id', 'jobs.id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['applications.id as application', told.stage.as('stage'), 'applications.seen_at', 'title'])
    .where(isOf(person))
    .where('applications.id', '<>', application)
    .where(told.stage, 'in', openStages)
    .orderBy('applications.id', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.application,
    title: row.title,
    company: companyOf(ctx, row).name,
    status: statusOf(row.stage, row.seen_at !== null),
  }))
}

const isOf = (person: Person) =>
  'candidate' in person
    ? sql<boolean>`applications.candidate_id = ${person.candidate}`
    : sql<boolean>`(applications.candidate_id is null and lower(applications.email) = ${person.email.toLowerCase()})`

async function withdrawEach(ctx: Context, person: Person, others: readonly string[]) {
  const data: { id: string; outcome: Outcome }[] = []
  for (const id of new Set(others)) data.push({ id, outcome: await withdrawOne(ctx, person, id) })
  return { success: true as const, data }
}

const withdrawOne = (ctx: Context, person: Person, id: string): Promise<Outcome> =>
  ctx.db.transaction().execute(async (tx) => {
    const own = await tx
      .selectFrom('applications')
      .select('id')
      .where('id', '=', id)
      .where(isOf(person))
      .forUpdate()
      .executeTakeFirst()
    if (!own) return 'not_found'
    const held = await lock(tx, id, (query) => query)
    if (!isOpen(toldStage(held) as Stage)) return 'ended'
    await moveTo(ctx, tx, held, 'withdrawn', 'candidate')
    return 'withdrawn'
  })
