import { hiddenName, isHidden } from '#features/hiring/applications/anonymity.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import { zoneOfPage, zoneOfPerson } from '#features/site/lookups/zones.ts'
import type { Context, Db, Membership, Tx } from '#platform/server/context.ts'
import { clockOf } from '#platform/shared/clock.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

const pageSize = 200

const selectScheduled = (db: Db | Tx) =>
  db
    .selectFrom('scheduled_messages')
    .innerJoin('applications', 'applications.id', 'scheduled_messages.application_id')
    .leftJoin('users', 'users.id', 'scheduled_messages.author_id')
    .selectAll('scheduled_messages')
    .select(['applications.name', 'applications.job_id', 'users.name as by', isHidden.as('hidden')])

type Row = Awaited<ReturnType<ReturnType<typeof selectScheduled>['executeTakeFirstOrThrow']>>

/** Those of the page that a membership reaches. */
const within = (db: Db | Tx, membership: Membership) =>
  selectScheduled(db)
    .where('scheduled_messages.page_id', '=', membership.page)
    .where(reachableApplications(membership, 'applicant.message'))

export const viewOf = (row: Row) => ({
  id: row.id,
  application: row.application_id,
  job: row.job_id,
  name: row.hidden ? hiddenName(row.application_id) : row.name,
  by: row.by ?? '',
  subject: row.subject,
  text: row.text,
  send_at: row.send_at.toISOString(),
  at: clockOf(row.send_at, row.zone),
  zone: row.zone,
  version: row.version,
})

export const showScheduled = async (db: Db | Tx, id: string) =>
  viewOf(await selectScheduled(db).where('scheduled_messages.id', '=', id).executeTakeFirstOrThrow())

/** Holds one that still waits. @throws Refused not_found · scheduled_over · changed_meanwhile */
export async function holdWaiting(ctx: Context, tx: Tx, id: string, version: number): Promise<Row> {
  const row = found(
    await within(tx, found(ctx.membership))
      .where('scheduled_messages.id', '=', id)
      .forUpdate('scheduled_messages')
      .executeTakeFirst(),
  )
  if (row.state !== 'waiting') throw new Refused('scheduled_over')
  if (row.version !== version) throw new Refused('changed_meanwhile', { version: row.version })
  return row
}

/** Where an applicant is written from and read: the countries of page and person. @throws Refused not_found */
export const countriesOf = async (ctx: Context, application: string) =>
  found(
    await ctx.db
      .selectFrom('applications')
      .innerJoin('pages', 'pages.id', 'applications.page_id')
      .leftJoin('users', 'users.id', 'applications.candidate_id')
      .select(['pages.country_id as page', 'users.country_id as person'])
      .where('applications.id', '=', application)
      .where(reachableApplications(found(ctx.membership), 'applicant.message'))
      .executeTakeFirst(),
  )

/** @throws Refused not_found */
export async function listScheduled(
  ctx: Context,
  { application, zone: writer }: Taken<typeof contract.listScheduled>,
): Promise<Given<typeof contract.listScheduled>> {
  const countries = await countriesOf(ctx, application)
  const rows = await within(ctx.db, found(ctx.membership))
    .where('application_id', '=', application)
    .where('scheduled_messages.state', '=', 'waiting')
    .orderBy('send_at')
    .execute()
  const zone = zoneOfPage(countries.page, writer)
  const theirs = zoneOfPerson(countries.person)
  return { success: true, data: { messages: rows.map(viewOf), zone, their_zone: theirs === zone ? null : theirs } }
}

export async function listAllScheduled(ctx: Context): Promise<Given<typeof contract.listAllScheduled>> {
  const rows = await within(ctx.read, found(ctx.membership))
    .where('scheduled_messages.state', '=', 'waiting')
    .orderBy('send_at')
    .limit(pageSize)
    .execute()
  return { success: true, data: rows.map(viewOf) }
}
