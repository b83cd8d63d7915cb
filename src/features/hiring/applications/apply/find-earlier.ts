import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Contact } from '../who-applies.ts'

/** The application this person has sent to a job already. */
export async function findEarlier(
  ctx: Context,
  job: string,
  { candidate, email, phone }: Contact,
): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', job)
    .where((or) =>
      or.or([
        ...(candidate ? [or('candidate_id', '=', candidate)] : []),
        ...(email ? [or(sql`lower(email)`, '=', email.toLowerCase())] : []),
        ...(phone ? [or('phone', '=', phone)] : []),
      ]),
    )
    .executeTakeFirst()
  return row?.id ?? null
}
