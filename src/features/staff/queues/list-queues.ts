import type { Context } from '#platform/server/context.ts'
import type { Queue } from '#platform/server/queue.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { heldFor, promiseOf, shareOf, standingOf } from './rules.ts'
import { queuesOf, selectWork, type Work } from './select-work.ts'

const mostDots = 40
const mostItems = 100
/** A dot further right than this says no more. */
const longestShare = 1.5

type Line = Given<typeof contract.listQueues>['data'][number]

/** Every queue one may work on, the one with the most urgent thing first. */
export async function listQueues(ctx: Context): Promise<Given<typeof contract.listQueues>> {
  const queues = queuesOf(ctx)
  const work = await selectWork(ctx, ctx.db, { queues, most: mostDots })
  const lines = queues.map(([key, queue]) =>
    lineOf(
      ctx,
      [key, queue],
      work.filter((one) => one.queue === key),
    ),
  )
  return { success: true, data: lines.toSorted((one, other) => urgencyOf(other) - urgencyOf(one)) }
}

/** How far the most urgent thing of a queue is; below zero where nothing waits. */
const urgencyOf = ({ dots }: Line): number => Math.max(-1, ...dots.map(({ share }) => share))

function lineOf(ctx: Context, [key, { screen, promise }]: [string, Queue], work: readonly Work[]): Line {
  const now = ctx.now()
  const [first] = work
  const oldest = work.toSorted((one, other) => one.since.getTime() - other.since.getTime())[0]
  return {
    ...{ key, screen, promise: promiseOf(promise) },
    ...{ open: first?.open ?? 0, late: first?.late ?? 0, mine: first?.own ?? 0 },
    free: (first?.open ?? 0) - (first?.taken ?? 0),
    oldest: oldest
      ? { since: oldest.since.toISOString(), due: oldest.due.toISOString(), standing: standingOf(oldest, now) }
      : null,
    dots: work.map((one) => ({
      share: Math.min(longestShare, shareOf(one, now)),
      standing: standingOf(one, now),
    })),
    people: [...new Set(work.flatMap(({ taken_by }) => taken_by ?? []))],
  }
}

/** @throws Refused not_found: no such queue, or not one's own */
export async function listWork(
  ctx: Context,
  { queue, mine, at }: Taken<typeof contract.listWork>,
): Promise<Given<typeof contract.listWork>> {
  const work = await selectWork(ctx, ctx.db, {
    ...{ queues: queuesNamed(ctx, queue), most: mostItems, which: mine ? 'mine' : 'all', at },
  })
  return { success: true, data: work.slice(0, mostItems).map((one) => itemOf(ctx, one)) }
}

/** One queue by its name, or all one may work on. @throws Refused not_found */
export function queuesNamed(ctx: Context, name: string | undefined) {
  const queues = queuesOf(ctx)
  return name === undefined ? queues : [found(queues.find(([key]) => key === name))]
}

export const itemOf = (ctx: Context, { queue, id, title, link, since, due, taken_by, taken_at, mine }: Work) => ({
  ...{ queue, id, title, link, taken_by, mine },
  taken_until: taken_at && new Date(taken_at.getTime() + heldFor).toISOString(),
  ...{ since: since.toISOString(), due: due.toISOString(), standing: standingOf({ since, due }, ctx.now()) },
})
