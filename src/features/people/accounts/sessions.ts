import { createHash, randomBytes } from 'node:crypto'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { DB } from '#db/tables.ts'
import { mayAsStaff } from '#features/site/staff-rights/permissions.ts'
import { listedOfUser, rolesOf } from '#features/site/staff-rights/staff-roles.ts'
import type { Context, Me, Tx, World } from '#platform/server/context.ts'
import { cookieNames } from '#platform/server/http/cookies.ts'
import { newId } from '#platform/shared/ids.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { knowDevice } from './devices.ts'

const day = 86_400
/** How long a session lives at most, and how long unused, in seconds: a month on remembered devices, a day on others. */
const ages = { remembered: { most: 30 * day, unused: 14 * day }, short: { most: day, unused: day / 2 } }
const seenEvery = 300_000

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * Starts a session for a user: the row, and the cookies of the seed (§3); whoever sat at this browser before is signed out.
 * Returns the bearer token.
 */
export async function startSession(ctx: Context, tx: Tx, user: string, remember: boolean): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const xsrf = randomBytes(24).toString('base64url')
  const now = ctx.now()
  const age = (remember ? ages.remembered : ages.short).most
  if (ctx.me) await tx.deleteFrom('sessions').where('id', '=', ctx.me.session).execute()
  await tx
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: user,
      token_hash: hashOf(token),
      xsrf,
      device: ctx.userAgent.slice(0, 300),
      address: ctx.address,
      remember,
      created_at: now,
      seen_at: now,
      proved_at: now,
      expires_at: new Date(now.getTime() + age * 1000),
    })
    .execute()
  await knowDevice(ctx, tx, user)
  ctx.cookies.push(
    { name: cookieNames.token, value: token, maxAge: age },
    { name: cookieNames.marker, value: '1', maxAge: age, readable: true },
    { name: cookieNames.xsrf, value: xsrf, maxAge: age, readable: true },
  )
  return token
}

/** The person behind a token, while the session lives and the account is active; whether the session is locked stands beside. */
export const findSession = (world: World, token: string): Promise<Found | null> =>
  find(world, (row) => row('token_hash', '=', hashOf(token)))

/** The same by the id that a page token carries. */
export const findSessionById = (world: World, id: string): Promise<Found | null> =>
  find(world, (row) => row('sessions.id', '=', id))

type Found = { person: Me; isLocked: boolean }
type Tables = Pick<DB, 'sessions' | 'users'>

async function find(
  world: World,
  which: (row: ExpressionBuilder<Tables, keyof Tables>) => Expression<SqlBool>,
): Promise<Found | null> {
  const row = await world.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as session',
      'sessions.xsrf',
      'sessions.seen_at',
      'sessions.remember',
      'sessions.proved_at',
      'sessions.locked_at',
      'users.id',
      'users.name',
      'users.email',
      'users.language',
      'users.country_id as country',
      'users.account_type as accountType',
      'users.role_cp',
      'users.is_agent',
    ])
    .select(listedOfUser.as('listed'))
    .select((row) =>
      row
        .selectFrom('guises')
        .select('guises.id')
        .whereRef('guises.session_id', '=', 'sessions.id')
        .where('ended_at', 'is', null)
        .where('until_at', '>', world.now())
        .as('guise'),
    )
    .where(which)
    .where('expires_at', '>', world.now())
    .where('users.state', '=', 'active')
    .executeTakeFirst()
  if (!row || isUnused(row, world.now())) return null
  await touch(world, row.session, row.seen_at)
  const { role_cp, is_agent, listed, seen_at: _, remember: __, proved_at: provedAt, locked_at, guise, ...me } = row
  const roles = rolesOf({ role_cp, is_agent, listed })
  const mayDo = (capability: string) => mayAsStaff(capability, roles)
  const person = { ...me, provedAt, language: toLanguage(row.language), mayAsStaff: mayDo }
  const seen = guise && locked_at === null ? await asSeen(world, person, guise) : null
  return { person: seen ?? person, isLocked: locked_at !== null }
}

/** The person as whom a member of staff sees the site, by the session of the latter: without any right of staff, and nothing is proved. */
async function asSeen({ db }: World, own: Me, guise: string): Promise<Me | null> {
  const row = await db
    .selectFrom('guises')
    .innerJoin('users', 'users.id', 'guises.user_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.language',
      'users.country_id as country',
      'users.account_type as accountType',
      'guises.until_at',
    ])
    .where('guises.id', '=', guise)
    .where('users.state', '=', 'active')
    .executeTakeFirst()
  // whoever lost the right meanwhile sees nothing more
  if (!row || !own.mayAsStaff('staff.person.guise')) return null
  const { until_at, ...person } = row
  const { session, xsrf } = own
  const provedAt = new Date(0)
  return {
    ...{ ...person, session, xsrf, provedAt, language: toLanguage(person.language), mayAsStaff: () => false },
    guise: { id: guise, by: own.id, until: until_at },
  }
}

const isUnused = ({ seen_at, remember }: { seen_at: Date; remember: boolean }, now: Date): boolean =>
  now.getTime() - seen_at.getTime() > (remember ? ages.remembered : ages.short).unused * 1000

const proofHolds = 15 * 60_000

/**
 * Before something that would hurt in wrong hands: who sits there has proved it in this session within 15 minutes
 * (OWASP ASVS 5, "re-authentication").
 * @throws Refused proof_needed
 */
export function demandProof(ctx: Context): void {
  const provedAt = ctx.me?.provedAt.getTime() ?? 0
  if (ctx.now().getTime() - provedAt > proofHolds) throw new Refused('proof_needed')
}

/** Who sits there has just proved it again. */
export async function markProved(ctx: Context): Promise<void> {
  if (!ctx.me) return
  await ctx.db.updateTable('sessions').set({ proved_at: ctx.now() }).where('id', '=', ctx.me.session).execute()
}

/** "Last seen" is good enough to five minutes; a write on every request is not. */
async function touch(world: World, session: string, seenAt: Date) {
  const now = world.now()
  if (now.getTime() - seenAt.getTime() < seenEvery) return
  const touched = await world.db
    .updateTable('sessions')
    .set({ seen_at: now })
    .where('id', '=', session)
    .returning('user_id')
    .executeTakeFirst()
  // signed out elsewhere in the same moment
  if (!touched) return
  await world.db.updateTable('users').set({ seen_at: now }).where('id', '=', touched.user_id).execute()
}

/** Ends the sessions of a person, all or all but one. */
export async function endSessions(tx: Tx, user: string, but: string | null = null): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', user)
    .$if(but !== null, (rest) => rest.where('id', '!=', but as string))
    .execute()
}
