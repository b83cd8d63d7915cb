import { sql } from 'kysely'
import { isHiddenApplication } from '#features/hiring/applications/anonymity.ts'
import { after, type Busy, overlaps } from '#features/site/slots/rules.ts'
import type { Db } from '#platform/server/context.ts'

/** Whose hours: an application stands for whoever applied; somebody who has none yet for themselves. */
export type Whose = { application: string | null; user: string | null }
type Within = Busy & {
  /** At this company alone: a team learns nothing of what others arranged. */
  page?: string
  /** One that may move. */
  but?: string | null
}

/** Applications of somebody without an account: this one, and others from the same address. */
const sentBy = (application: string | null) =>
  sql<boolean>`(applications.id = ${application}::uuid or (applications.candidate_id is null
    and lower(applications.email) = (select lower(own.email) from applications own where own.id = ${application}::uuid)))`

/** When somebody has agreed to be interviewed between two moments, whoever interviews; without an account they are known by their address. */
export async function candidateHours(
  db: Db,
  { application, user }: Whose,
  { from, to, page, but = null }: Within,
): Promise<Busy[]> {
  // while a team may not know who this is, it does not learn it by when they are met for another job either
  if (page !== undefined && application !== null && (await isHiddenApplication(db, application))) return []
  const rows = await db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .select(['interviews.starts_at', 'interviews.minutes'])
    .where('interviews.state', '=', 'confirmed')
    .where(sql<boolean>`starts_at < ${to} and starts_at + make_interval(mins => minutes) > ${from}`)
    .where(user === null ? sentBy(application) : sql<boolean>`applications.candidate_id = ${user}`)
    .$if(page !== undefined, (query) => query.where('interviews.page_id', '=', page as string))
    .$if(but !== null, (query) => query.where('interviews.id', '!=', but as string))
    .execute()
  return rows.flatMap(({ starts_at, minutes }) =>
    starts_at ? [{ from: starts_at, to: after(starts_at, minutes) }] : [],
  )
}

/** Those of some times at which they are interviewed elsewhere. */
export async function clashesOf(
  db: Db,
  whose: Whose,
  times: readonly Date[],
  minutes: number,
  at: Pick<Within, 'page' | 'but'>,
): Promise<Date[]> {
  const [first, last] = [times.at(0), times.at(-1)]
  if (!first || !last) return []
  const taken = await candidateHours(db, whose, { ...at, from: first, to: after(last, minutes) })
  return times.filter((from) => taken.some((one) => overlaps(one, { from, to: after(from, minutes) })))
}
