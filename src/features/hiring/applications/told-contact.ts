import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/context.ts'

const ofAgency = sql`applications.source = 'agency'`

/**
 * Where the site writes to whoever applied. Whom an agency put forward the company knows no contact of; what it tells them goes to their account,
 * else to the address the agency has, and is never shown to the team.
 */
export const toldEmail = sql<string | null>`case when ${ofAgency} and applications.email is null then coalesce(
  (select email from users where users.id = applications.candidate_id),
  (select email from submissions where application_id = applications.id limit 1)) else applications.email end`

/** The number, by the same rule. */
export const toldPhone = sql<string | null>`case when ${ofAgency} and applications.phone is null then coalesce(
  (select phone from users where users.id = applications.candidate_id),
  (select phone from submissions where application_id = applications.id limit 1)) else applications.phone end`

/** Where one person is told, for what holds the row itself. */
export const toldContact = (
  db: Db | Tx,
  application: string,
): Promise<{ email: string | null; phone: string | null }> =>
  db
    .selectFrom('applications')
    .select([toldEmail.as('email'), toldPhone.as('phone')])
    .where('applications.id', '=', application)
    .executeTakeFirstOrThrow()
