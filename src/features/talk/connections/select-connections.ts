import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/context.ts'
import { type Show, waitDays } from './rules.ts'

const day = 86_400_000

/** Rows of `connections` that stand. */
export const isConnected = sql<boolean>`(connections.state = 'accepted' and connections.ended_at is null)`

/** Between these two, whoever asked. */
export const isBetween = (one: string, other: string): RawBuilder<boolean> =>
  sql<boolean>`((connections.user_id = ${one} and connections.other_id = ${other})
    or (connections.user_id = ${other} and connections.other_id = ${one}))`

/** Requests that wait as far as who asked knows: a no is not told apart from silence. */
export const waitsFor = (user: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(connections.user_id = ${user} and connections.state <> 'accepted' and connections.ended_at is null
    and connections.asked_at > ${since(now)})`

/**
 * Requests that somebody sees: of those sent to an address only while it is theirs and confirmed; of one person's only the latest; none of whom they declined
 * lately, block, or are connected with. Decided when it is read, so that asking does not differ by who has an account.
 */
export const isAskedOf = (user: string, now: Date): RawBuilder<boolean> => sql<boolean>`(connections.state = 'asked'
  and connections.ended_at is null and connections.asked_at > ${since(now)}
  and connections.user_id <> ${user}
  and (connections.other_id = ${user} or (connections.other_id is null and connections.email =
    (select lower(email) from users where users.id = ${user} and email_verified_at is not null)))
  and exists (select from users where users.id = connections.user_id and users.state = 'active')
  and not exists (select from connections as later where later.user_id = connections.user_id and later.id > connections.id
    and later.state = 'asked' and later.ended_at is null and (later.other_id = ${user} or (later.other_id is null
      and later.email = (select lower(email) from users where users.id = ${user} and email_verified_at is not null))))
  and not exists (select from blocks where blocks.user_id = ${user} and blocks.other_id = connections.user_id)
  and not exists (select from connections as before where before.user_id = connections.user_id and before.other_id = ${user}
    and (before.state = 'declined' and before.answered_at > connections.asked_at - make_interval(days => ${waitDays})))
  and not exists (select from connections as stands where stands.state = 'accepted' and stands.ended_at is null
    and least(stands.user_id, stands.other_id) = least(connections.user_id, ${user}::uuid)
    and greatest(stands.user_id, stands.other_id) = greatest(connections.user_id, ${user}::uuid)))`

/** Which rows each list of somebody holds. */
export const inList = (show: Show, user: string, now: Date): RawBuilder<boolean> => {
  if (show === 'asked_by_me') return waitsFor(user, now)
  if (show === 'asked_of_me') return isAskedOf(user, now)
  return sql<boolean>`(${isConnected} and (connections.user_id = ${user} or connections.other_id = ${user}))`
}

/** How many people somebody is connected with. */
export async function countConnections(db: Db | Tx, user: string, show: Show, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('connections')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(inList(show, user, now))
    .executeTakeFirstOrThrow()
  return count
}

/** Whether two people are connected; held until the transaction ends where one is given. */
export async function areConnected(tx: Tx, one: string, other: string): Promise<boolean> {
  const row = await tx
    .selectFrom('connections')
    .select('id')
    .where(isConnected)
    .where(isBetween(one, other))
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** One after the other for the same two people. */
export const holdPair = (tx: Tx, one: string, other: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`connection ${[one, other].sort().join(' ')}`}))`.execute(tx)

const since = (now: Date) => new Date(now.getTime() - waitDays * day)
