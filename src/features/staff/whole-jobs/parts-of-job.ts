import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

const most = 50

/** Each look at a job, the latest first. */
export async function reviewsOf(db: Db, job: string) {
  const rows = await db
    .selectFrom('job_reviews')
    .leftJoin('users', 'users.id', 'decided_by')
    .select(['job_reviews.id', 'kind', 'decision', 'submitted_at', 'decided_at', 'users.name as by'])
    .where('job_id', '=', job)
    .orderBy('submitted_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ submitted_at, decided_at, ...row }) => ({
    ...row,
    at: (decided_at ?? submitted_at).toISOString(),
  }))
}

/** What was reported of a job, or of a company and its jobs; the latest first. */
export async function casesOf(db: Db, column: 'job_id' | 'page_id', id: string) {
  const rows = await db
    .selectFrom('cases')
    .select(['id', 'state', 'opened_at'])
    .select(sql<number>`(select count(*)::integer from complaints where case_id = cases.id)`.as('reports'))
    .where(column, '=', id)
    .orderBy('opened_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ opened_at, ...row }) => ({ ...row, opened_at: opened_at.toISOString() }))
}

/** Coins held or spent for being live and for places, the latest first. */
export async function moneyOf(db: Db, job: string) {
  const [fees, promotions] = await Promise.all([
    db
      .selectFrom('job_fees')
      .select(['id', 'state', 'coins', 'days', 'from_at'])
      .where('job_id', '=', job)
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
    db
      .selectFrom('promotions')
      .select(['id', 'kind', 'state', 'coins', 'returned', 'from_at'])
      .where('job_id', '=', job)
      .orderBy('from_at', 'desc')
      .limit(most)
      .execute(),
  ])
  return {
    fees: fees.map(({ from_at, ...row }) => ({ ...row, from: from_at?.toISOString() ?? null })),
    promotions: promotions.map(({ from_at, ...row }) => ({ ...row, from: from_at.toISOString() })),
  }
}
