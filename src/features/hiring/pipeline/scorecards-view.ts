import type { Context, Seat } from '#platform/server/context.ts'
import { maySeeOthers } from './scorecard-rules.ts'

type Criteria = { id: string; text: string }[]
export type Marks = { criterion: string; text: string; mark: number; comment: string }[]

/** The own scorecard, and those of others as far as they may be seen. */
export async function scorecardsOf(ctx: Context, seat: Seat, { id, job_id }: { id: string; job_id: string }) {
  const [criteria, rows] = await Promise.all([
    criteriaOf(ctx, job_id),
    ctx.db
      .selectFrom('scorecards')
      .innerJoin('users', 'users.id', 'author_id')
      .select(['author_id', 'users.name as by', 'at', 'verdict', 'comment', 'marks'])
      .where('application_id', '=', id)
      .orderBy('at')
      .execute(),
  ])
  const view = ({ by, at, verdict, comment, marks }: (typeof rows)[number]) => ({
    by,
    at: at.toISOString(),
    verdict,
    comment,
    marks: marks as Marks,
  })
  const mine = rows.find(({ author_id }) => author_id === seat.member)
  const others = rows.filter(({ author_id }) => author_id !== seat.member)
  return {
    criteria,
    mine: mine ? view(mine) : null,
    others: maySeeOthers(seat.reach('scorecard.read'), mine !== undefined) ? others.map(view) : null,
    others_count: others.length,
  }
}

/** What scorecards of a job ask about. */
export async function criteriaOf(ctx: Context, job: string): Promise<Criteria> {
  const row = await ctx.db.selectFrom('job_pipelines').select('criteria').where('job_id', '=', job).executeTakeFirst()
  return (row?.criteria ?? []) as Criteria
}
