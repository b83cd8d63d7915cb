import type { Context, Db, Membership } from '#platform/server/context.ts'
import { maySeeOthers } from './scorecard-rules.ts'

type Criteria = { id: string; text: string }[]
export type Ratings = { criterion: string; text: string; rating: number; comment: string }[]

/** The own scorecard, and those of others as far as they may be seen. */
export async function scorecardsOf(
  ctx: Context,
  membership: Membership,
  { id, job_id }: { id: string; job_id: string },
) {
  const [criteria, rows] = await Promise.all([
    criteriaOf(ctx.db, job_id),
    ctx.db
      .selectFrom('scorecards')
      .innerJoin('users', 'users.id', 'author_id')
      .select(['author_id', 'users.name as by', 'at', 'recommendation', 'comment', 'ratings'])
      .where('application_id', '=', id)
      .orderBy('at')
      .execute(),
  ])
  const view = ({ by, at, recommendation, comment, ratings }: (typeof rows)[number]) => ({
    by,
    at: at.toISOString(),
    recommendation,
    comment,
    ratings: ratings as Ratings,
  })
  const mine = rows.find(({ author_id }) => author_id === membership.member)
  const others = rows.filter(({ author_id }) => author_id !== membership.member)
  return {
    criteria,
    mine: mine ? view(mine) : null,
    others: maySeeOthers(membership.scope('scorecard.read'), mine !== undefined) ? others.map(view) : null,
    others_count: others.length,
  }
}

/** What scorecards of a job ask about. */
export async function criteriaOf(db: Db, job: string): Promise<Criteria> {
  const row = await db.selectFrom('job_pipelines').select('criteria').where('job_id', '=', job).executeTakeFirst()
  return (row?.criteria ?? []) as Criteria
}
