import { sql } from 'kysely'
import { readIn } from '#features/jobs/jobs/read-in.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import type { Context } from '#platform/server/context.ts'
import type { Waiting } from './contract.ts'

/** So many days an invitation to apply waits on one's home, and so many are told. */
const [days, most] = [30, 20]
const day = 86_400_000

/** Live jobs that companies invited one to apply for, and that one neither applied for nor turned down. */
export async function invitationsWaiting({ db, now, language }: Context, user: string): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('pool_invitations as i')
    .innerJoin('jobs', 'jobs.id', 'i.job_id')
    .innerJoin('pages', 'pages.id', 'i.page_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').on('job_texts.language', '=', readIn(language)),
    )
    .select(['i.id', 'i.words', 'jobs.reference', 'job_texts.title'])
    .select(sql<string>`case when jobs.anonymous then job_texts.title else pages.name end`.as('name'))
    .where('i.user_id', '=', user)
    .where('i.declined_at', 'is', null)
    .where('i.at', '>', new Date(now().getTime() - days * day))
    .where('jobs.state', '=', 'live')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.job_id', '=', 'i.job_id')
            .where('applications.candidate_id', '=', user),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('excluded_pages as e')
            .select('e.page_id')
            .whereRef('e.page_id', '=', 'i.page_id')
            .where('e.user_id', '=', user),
        ),
      ),
    )
    .orderBy('i.at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, words, reference, title, name }) => ({
    ...{ kind: 'invitation' as const, id, name, job: title, until: null },
    ...{ address: addressOf(title, reference), words: words || null },
  }))
}
