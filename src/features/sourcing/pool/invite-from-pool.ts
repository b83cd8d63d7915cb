import { sql } from 'kysely'
import { isHidden, isKnown } from '#features/hiring/applications/anonymity.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import { poolFound } from './change-pool.ts'
import type * as contract from './contract.ts'
import { poolInvited } from './events.ts'
import { excludes } from './excludes.ts'
import { mostInvitedADay, mostInvitedOfOne } from './rules.ts'

const day = 86_400_000

type Asked = Taken<typeof contract.inviteFromPool>

/** Asks people to look at a job; says of each whether they are asked. @throws Refused not_found · invited_enough · left_pool · invalid */
export async function inviteFromPool(ctx: Context, asked: Asked): Promise<Given<typeof contract.inviteFromPool>> {
  const { page } = found(ctx.membership)
  if (asked.entries.length + asked.people.length === 0) throw wrongField('entries', 'required')
  const data = await ctx.db.transaction().execute(async (tx) => {
    // of many at once each knows how many were before
    await sql`select pg_advisory_xact_lock(hashtext(${`pool ${page}`}))`.execute(tx)
    await demandLive(tx, page, asked.job)
    const [entries, people] = [new Set(asked.entries), new Set(asked.people)]
    await demandRoom(ctx, tx, page, entries.size + people.size)
    if (asked.trial) await sql`savepoint trial`.execute(tx)
    const said = []
    for (const entry of entries) said.push({ entry, refused: await invite(ctx, tx, page, { ...asked, entry }) })
    for (const person of people) {
      const isAlone = entries.size + people.size === 1
      said.push(await inviteFound(ctx, tx, page, { job: asked.job, words: asked.words, person, isAlone }))
    }
    if (asked.trial) await sql`rollback to savepoint trial`.execute(tx)
    return said
  })
  return { success: true, data }
}

async function demandLive(tx: Tx, page: string, job: string): Promise<void> {
  found(
    await tx
      .selectFrom('jobs')
      .select('id')
      .where('id', '=', job)
      .where('page_id', '=', page)
      .where('state', '=', 'live')
      .executeTakeFirst(),
  )
}

async function demandRoom(ctx: Context, tx: Tx, page: string, asked: number): Promise<void> {
  const { count } = await tx
    .selectFrom('pool_invitations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_id', '=', page)
    .where('at', '>', new Date(ctx.now().getTime() - day))
    .executeTakeFirstOrThrow()
  if (count + asked > mostInvitedADay) throw new Refused('invited_enough', { most: mostInvitedADay })
}

type One = Pick<Asked, 'job' | 'words'> & { entry: string }

type Found = Omit<One, 'entry'> & { person: string /** Nobody else is asked with them. */; isAlone: boolean }

/**
 * Keeps somebody who was found and asks them; whoever is not asked is not kept for it either, and is named by themselves. Of several
 * none keeps the others from being asked.
 */
async function inviteFound(
  ctx: Context,
  tx: Tx,
  page: string,
  { person, isAlone, ...asked }: Found,
): Promise<{ entry: string; refused: string | null }> {
  await sql`savepoint found`.execute(tx)
  try {
    const entry = await poolFound(ctx, tx, person)
    const refused = await invite(ctx, tx, page, { ...asked, entry })
    if (refused !== null) await sql`rollback to savepoint found`.execute(tx)
    return { entry: refused === null ? entry : person, refused }
  } catch (error) {
    if (isAlone || !(error instanceof Refused)) throw error
    await sql`rollback to savepoint found`.execute(tx)
    return { entry: person, refused: error.code }
  }
}

/** @returns why somebody is not asked, or null */
async function invite(ctx: Context, tx: Tx, page: string, { entry, job, words }: One): Promise<string | null> {
  const person = await tx
    .selectFrom('pool_entries')
    .leftJoin('applications', 'applications.id', 'application_id')
    .select(['pool_entries.user_id', 'pool_entries.email', 'pool_entries.phone'])
    .select(sql<boolean>`(applications.id is not null and ${isHidden})`.as('hidden'))
    .where('pool_entries.id', '=', entry)
    .where('pool_entries.page_id', '=', page)
    .executeTakeFirst()
  if (!person) return 'not_found'
  if (await excludes(tx, page, person.user_id)) return 'not_found'
  if (await hasApplied(tx, job, person)) return 'already_applicant'
  if (await isAskedOften(ctx, tx, page, { entry, job, user_id: person.user_id })) return 'invited_often'
  const invitation = newId()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('pool_invitations')
    .values({
      id: invitation,
      entry_id: entry,
      page_id: page,
      job_id: job,
      user_id: person.user_id,
      by_id: ctx.me?.id ?? null,
      words,
      at: ctx.now(),
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) return 'invited_already'
  await emit(ctx, tx, poolInvited, { entry, page, invitation, job })
  return null
}

/** By account where there is one: taken out of the pool and kept again somebody is still the same person. */
async function isAskedOften(
  ctx: Context,
  tx: Tx,
  page: string,
  { entry, job, user_id }: { entry: string; job: string; user_id: string | null },
): Promise<boolean> {
  const { times, days } = mostInvitedOfOne
  const rows = await tx
    .selectFrom('pool_invitations')
    .select('job_id')
    .where('page_id', '=', page)
    .where((eb) => eb.or([eb('entry_id', '=', entry), ...(user_id ? [eb('user_id', '=', user_id)] : [])]))
    .where('at', '>', new Date(ctx.now().getTime() - days * day))
    .execute()
  // who was asked for this very job is told as such
  return rows.length >= times && !rows.some((one) => one.job_id === job)
}

type Person = { user_id: string | null; email: string | null; phone: string | null }

/** As far as the team may know; where the job hides who applied, an invitation that comes late tells the team nothing. */
async function hasApplied(tx: Tx, job: string, { user_id, email, phone }: Person): Promise<boolean> {
  const row = await tx
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', job)
    .where(isKnown)
    .where(
      sql<boolean>`(candidate_id = ${user_id}::uuid or lower(email) = ${email?.toLowerCase() ?? null} or phone = ${phone})`,
    )
    .executeTakeFirst()
  return row !== undefined
}
