import { balancesOf } from '#features/money/ledger/ledger.ts'
import { ordersOf } from '#features/staff/persons/parts-of-person.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { casesOf } from './parts-of-job.ts'

const most = 30

/** What hangs on a company, each part only for whoever may read it. @throws Refused not_found */
export async function showPageTies(
  { db, me, now }: Context,
  { page }: Taken<typeof contract.showPageTies>,
): Promise<Given<typeof contract.showPageTies>> {
  const may = found(me).mayAsStaff
  found(await db.selectFrom('pages').select('id').where('id', '=', page).executeTakeFirst())
  const [jobs, cases, money] = await Promise.all([
    db
      .selectFrom('jobs')
      .leftJoin('job_texts', (on) =>
        on.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
      )
      .select(['jobs.id', 'title', 'jobs.state', 'jobs.created_at'])
      .where('page_id', '=', page)
      .orderBy('jobs.created_at', 'desc')
      .limit(most)
      .execute(),
    may('staff.complaint.decide') ? casesOf(db, 'page_id', page) : null,
    may('staff.order.read')
      ? Promise.all([balancesOf(db, page, now()), ordersOf(db, { page })]).then(([left, orders]) => ({
          ...left,
          orders,
        }))
      : null,
  ])
  return {
    success: true,
    data: {
      jobs: jobs.map(({ created_at, title, ...row }) => ({ ...row, title: title ?? '', at: created_at.toISOString() })),
      ...{ cases, money },
    },
  }
}
