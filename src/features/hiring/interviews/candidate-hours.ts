import { sql } from 'kysely'
import { isHiddenApplication } from '#features/hiring/applications/anonymity.ts'
import { after, type Busy, overlaps } from '#features/site/slots/rules.ts'
import type { Db } from '#platform/server/context.ts'
import { busyInterviews } from './busy-interviews.ts'

/** Whose hours: an application stands for whoever applied; somebody who has none yet for themselves. */
export type Whose = { application: string | null; user: string | null }
type Within = Busy & {
  /** At this company alone: a team learns nothing of what others arranged. */
  page?: string
  /** One that may move. */
  but?: string | null
}

/** The account, and the address by which whoever has none is known; that of an account counts once it is confirmed. */
type Person = { user: string | null; email: string | null }

async function personOf(db: Db, { application, user }: Whose): Promise<Person> {
  const confirmed = db.selectFrom('users').select(['id', sql<string>`lower(email)`.as('email')])
  if (user !== null) {
    const own = confirmed.where('id', '=', user).where('email_verified_at', 'is not', null)
    return { user, email: (await own.executeTakeFirst())?.email ?? null }
  }
  const guest = db.selectFrom('applications').select(sql<string | null>`lower(email)`.as('email'))
  const email = application && (await guest.where('id', '=', application).executeTakeFirst())?.email
  if (!email) return { user: null, email: null }
  const known = confirmed.where(sql<boolean>`lower(email) = ${email} and email_verified_at is not null`)
  return { user: (await known.executeTakeFirst())?.id ?? null, email }
}

/** By what somebody's hours are held, beside those who interview them: with an account or without, they are one person. */
export async function heldAs(db: Db, whose: Whose): Promise<string[]> {
  const { user, email } = await personOf(db, whose)
  return [user, email].flatMap((key) => key ?? [])
}

/** Their applications, with the account and without. A team takes two for one person only where both bear the same address. */
function sentBy({ application, user: own }: Whose, { user, email }: Person, isForTeam: boolean) {
  const isSame = isForTeam && own === null ? sql`lower(applications.email) = ${email}` : sql`true`
  const isTold =
    isForTeam && own !== null
      ? sql`exists (select from applications own where own.id = ${application}::uuid and lower(own.email) = ${email})`
      : sql`true`
  return sql<boolean>`(applications.id = ${application}::uuid or (applications.candidate_id = ${user}::uuid and ${isSame})
    or (applications.candidate_id is null and lower(applications.email) = ${email} and ${isTold}))`
}

/**
 * When somebody has agreed to be interviewed between two moments, whoever interviews, with their account or without; and when they interview
 * others, which no team learns.
 */
export async function candidateHours(db: Db, whose: Whose, within: Within): Promise<Busy[]> {
  const { from, to, page, but = null } = within
  const { application } = whose
  // while a team may not know who this is, it does not learn it by when they are met for another job either
  if (page !== undefined && application !== null && (await isHiddenApplication(db, application))) return []
  const person = await personOf(db, whose)
  const rows = await db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .select(['interviews.starts_at', 'interviews.minutes'])
    .where('interviews.state', '=', 'confirmed')
    .where(sql<boolean>`starts_at < ${to} and starts_at + make_interval(mins => minutes) > ${from}`)
    .where(sentBy(whose, person, page !== undefined))
    .$if(page !== undefined, (query) => query.where('interviews.page_id', '=', page as string))
    .$if(but !== null, (query) => query.where('interviews.id', '!=', but as string))
    .execute()
  const met = rows.flatMap(({ starts_at, minutes }) =>
    starts_at ? [{ from: starts_at, to: after(starts_at, minutes) }] : [],
  )
  if (page !== undefined || person.user === null) return met
  return [...met, ...(await busyInterviews(db, [person.user], { from, to }))]
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
