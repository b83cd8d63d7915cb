import { type CvState, isUnderstood, isWaiting } from '#features/cvs/cvs/cv-states.ts'
import { findOwnCv, findPrimaryCv } from '#features/cvs/cvs/own-cv.ts'
import { publicStates } from '#features/jobs/jobs/job-states.ts'
import { asksOf } from '#features/jobs/matching/asks-of.ts'
import { matchNice, niceAsks } from '#features/jobs/matching/match-nice.ts'
import { matchWith } from '#features/jobs/matching/match-with.ts'
import { profiled } from '#features/jobs/matching/said-by.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from '../match-contract.ts'

/** What a public job asks for and what one's own CV and profile show of it. @throws Refused not_found */
export async function previewMatch(
  ctx: Context,
  { job: id, cv }: Taken<typeof contract.previewMatch>,
): Promise<Given<typeof contract.previewMatch>> {
  const [shown, row, profile] = await Promise.all([
    ctx.read.selectFrom('jobs').selectAll().where('id', '=', id).where('state', 'in', publicStates).executeTakeFirst(),
    cv === 'primary' ? findPrimaryCv(ctx) : cv ? findOwnCv(ctx, cv) : null,
    profiled(ctx.db, found(ctx.me).id),
  ])
  const job = found(shown)
  const asks = await asksOf(ctx, job)
  const content = row && isUnderstood(row.state) ? row.content : null
  const [matches, nice] = await Promise.all([
    matchWith(ctx, { ...asks, answers: [] }, content, profile),
    matchNice(ctx, await niceAsks(ctx, [job]), content, profile),
  ])
  return {
    success: true,
    data: {
      state: row ? stateOf(content !== null, row.state) : 'none',
      matches,
      nice: nice.flat(),
    },
  }
}

const stateOf = (isRead: boolean, state: CvState) => (isRead ? 'read' : isWaiting(state) ? 'waiting' : 'unreadable')
