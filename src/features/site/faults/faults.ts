import { isbot } from 'isbot'
import { sql } from 'kysely'
import { partOf } from '#features/site/traffic/rules.ts'
import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import { noteFault } from '#platform/server/observe/note-fault.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'

const daysShown = 7
const mostShown = 50

/** Browsers of people alone: a robot's own slips are nobody's work. */
export async function reportFault(
  ctx: Context,
  { path, ...error }: Taken<typeof contract.reportFault>,
): Promise<RawAnswer> {
  if (!isbot(ctx.userAgent)) await noteFault(ctx, { side: 'browser', place: partOf(path), error })
  return new RawAnswer(204, {})
}

/** The latest first. */
export async function listFaults({ db, now }: Context): Promise<Given<typeof contract.listFaults>> {
  const since = new Date(now().getTime() - (daysShown - 1) * 86_400_000).toISOString().slice(0, 10)
  const rows = await db
    .selectFrom('faults')
    .select(['side', 'place', 'what', 'code'])
    .select(({ fn }) => [
      sql<number>`sum(times)::integer`.as('times'),
      fn.min('first_at').as('first_at'),
      fn.max('last_at').as('last_at'),
    ])
    .where('day', '>=', since)
    .groupBy(['side', 'place', 'what', 'code'])
    .orderBy('last_at', 'desc')
    .orderBy('place')
    .limit(mostShown)
    .$narrowType<{ side: 'server' | 'browser' }>()
    .execute()
  return {
    success: true,
    data: rows.map(({ first_at, last_at, ...row }) => ({
      ...row,
      first_at: first_at.toISOString(),
      last_at: last_at.toISOString(),
    })),
  }
}
