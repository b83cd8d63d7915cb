import { sql } from 'kysely'
import { openStages } from '#features/hiring/applications/stages.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { type PersonAct, personActs } from './rules.ts'

const most = 50

/** By what somebody may sign in. */
export async function waysOf(
  db: Db,
  { id, password_hash, has_factor }: { id: string; password_hash: string | null; has_factor: boolean },
) {
  const { passkeys, providers } = await db
    .selectNoFrom([
      sql<number>`(select count(*)::integer from passkeys where user_id = ${id})`.as('passkeys'),
      sql<number>`(select count(*)::integer from identities where user_id = ${id})`.as('providers'),
    ])
    .executeTakeFirstOrThrow()
  return { password: password_hash !== null, second_factor: has_factor, passkeys, providers }
}

/** Another address that waits for its link to be followed. */
export async function askedEmailOf(ctx: Context, user: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('one_time_keys')
    .select('contact')
    .where('user_id', '=', user)
    .where('purpose', '=', 'change-email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.contact ?? null
}

export const sessionsOf = (ctx: Context, user: string) =>
  ctx.db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'seen_at'])
    .where('user_id', '=', user)
    .where('expires_at', '>', ctx.now())
    .orderBy('seen_at', 'desc')
    .limit(most)
    .execute()

export const pagesOf = (db: Db, user: string) =>
  db
    .selectFrom('page_members')
    .innerJoin('pages', 'pages.id', 'page_members.page_id')
    .select(['pages.id', 'pages.name', 'page_members.role', 'pages.state'])
    .where('user_id', '=', user)
    .where('page_members.state', '=', 'active')
    .orderBy('page_members.created_at')
    .limit(most)
    .execute()

/** How much somebody has here; no more than numbers. */
export const countsOf = (db: Db, user: string) =>
  db
    .selectNoFrom([
      sql<number>`(select count(*)::integer from applications where candidate_id = ${user})`.as('applications'),
      sql<number>`(select count(*)::integer from applications where candidate_id = ${user} and stage in (${sql.join([...openStages])}))`.as(
        'under_way',
      ),
      sql<number>`(select count(*)::integer from cvs where user_id = ${user})`.as('cvs'),
      sql<number>`(select count(*)::integer from threads where user_id = ${user})`.as('conversations'),
      sql<number>`(select count(*)::integer from complaints where reporter_id = ${user})`.as('reports'),
    ])
    .executeTakeFirstOrThrow()

/** The orders of a person, or of a company. */
export async function ordersOf(db: Db, of: { person: string } | { page: string }) {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'total', 'currency', 'created_at'])
    .where('page' in of ? 'page_id' : 'by_id', '=', 'page' in of ? of.page : of.person)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() }))
}

export async function notesOf(db: Db, user: string) {
  const rows = await db
    .selectFrom('staff_notes')
    .leftJoin('users', 'users.id', 'author_id')
    .select(['staff_notes.id', 'users.name as by', 'text', 'at'])
    .where('user_id', '=', user)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

type Told = { act?: PersonAct; reason?: string; agreed?: boolean; confirmed?: boolean }

/** What happened to the account, the latest first, and who did it where it was not the person. */
export async function historyOf(db: Db, user: string) {
  const rows = await db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.actor_id')
    .select(['events.id', 'events.at', 'events.name as what', 'data', 'actor_id', 'users.name as by'])
    .where('thing', '=', 'user')
    .where('thing_id', '=', user)
    .where('events.name', 'not in', ['queue.taken', 'queue.handed_back'])
    .orderBy('events.at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, at, what, by, actor_id, data }) => {
    const { act, reason, agreed, confirmed } = data as Told
    return {
      ...{ id, what, at: at.toISOString(), by: actor_id === user ? null : by },
      ...{ act: personActs.find((one) => one === act) ?? null, yes: agreed ?? confirmed ?? null },
      // an answer repeats why it was asked
      reason: agreed === undefined ? (reason ?? '') : '',
    }
  })
}

export async function accessesOf(db: Db, user: string) {
  const rows = await db
    .selectFrom('personal_data_accesses as access')
    .leftJoin('users', 'users.id', 'by_id')
    .select(['access.id', 'users.name as by', 'at'])
    .where('user_id', '=', user)
    .orderBy('at', 'desc')
    .limit(10)
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
