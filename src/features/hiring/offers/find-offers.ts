import { sql } from 'kysely'
import { isKnown } from '#features/hiring/applications/anonymity.ts'
import { isAsleep } from '#features/hiring/applications/asleep.ts'
import { lock } from '#features/hiring/applications/lock-application.ts'
import { toldEmail, toldPhone } from '#features/hiring/applications/told-contact.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context, Db, Membership, Tx } from '#platform/server/context.ts'
import { found, Refused } from '#platform/shared/refusal.ts'

/** Offers with whom they are for, and the job in its own language. */
export const selectOffers = (db: Db | Tx) =>
  db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('pages', 'pages.id', 'offers.page_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .selectAll('offers')
    .select([
      'applications.job_id',
      'applications.stage',
      'applications.candidate_id',
      'applications.name',
      toldEmail.as('told_email'),
      toldPhone.as('told_phone'),
      'applications.language as candidate_language',
      'job_texts.title',
      'pages.name as company',
      'pages.state as page_state',
      isAsleep.as('asleep'),
    ])

export type OfferRow = Awaited<ReturnType<ReturnType<typeof selectOffers>['executeTakeFirstOrThrow']>>

/** What was deleted, or closed with its application, before it ever went out is as if it had never been written. */
export const isThere = sql<boolean>`not (offers.state = 'withdrawn' and offers.sent_at is null)`

/** Offers to applicants within reach of a membership. */
export const offersWithin = (db: Db | Tx, membership: Membership) =>
  selectOffers(db)
    .where('offers.page_id', '=', membership.page)
    .where(reachableApplications(membership, 'offer.propose'))
    .where(isKnown)
    .where(isThere)

/** One offer of the own page. @throws Refused not_found */
export const offerOfTeam = async (ctx: Context, db: Db | Tx, id: string): Promise<OfferRow> =>
  found(await offersWithin(db, found(ctx.membership)).where('offers.id', '=', id).executeTakeFirst())

type Application = Awaited<ReturnType<typeof lock>>
export type Held = { row: OfferRow; application: Application }

/**
 * One offer with its application, both held until the transaction ends. The application comes first, as for everybody who
 * moves one: so an answer, an end and a withdrawal stand in one line.
 * @throws Refused not_found
 */
export async function holdOffer(tx: Tx, id: string): Promise<Held> {
  const { application_id } = found(
    await tx.selectFrom('offers').select('application_id').where('id', '=', id).executeTakeFirst(),
  )
  const application = await lock(tx, application_id, (query) => query)
  await tx.selectFrom('offers').select('id').where('id', '=', id).forUpdate().execute()
  return { application, row: found(await selectOffers(tx).where('offers.id', '=', id).executeTakeFirst()) }
}

/** The same for a member of the team who may act on it. @throws Refused not_found · changed_meanwhile */
export async function holdOfTeam(ctx: Context, tx: Tx, id: string, version: number): Promise<Held> {
  await offerOfTeam(ctx, tx, id)
  const held = await holdOffer(tx, id)
  demandVersion(held.row, version)
  return held
}

/** @throws Refused changed_meanwhile */
export function demandVersion(row: OfferRow, version: number): void {
  if (row.version !== version) throw new Refused('changed_meanwhile', { version: row.version, state: row.state })
}
