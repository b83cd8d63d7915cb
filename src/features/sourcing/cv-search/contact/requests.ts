import { sql } from 'kysely'
import { demandVoice } from '#features/companies/pages/demand-voice.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import { giveBack as giveCreditsBack } from '#features/money/ledger/ledger.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from '../contact-contract.ts'
import { cvRequestAnswered, cvRequested, cvUnlocked } from '../events.ts'
import { jobOfRequest } from '../job-of-request.ts'
import { mayAnswer, mayAsk, mostRequests, type RequestState, restAfterNo } from '../rules.ts'
import { demandFound } from './demand-found.ts'
import { standingsOf } from './standing.ts'
import { unlockKey, writeUnlock } from './unlock-cv.ts'

const day = 86_400_000

/** How many people the page asked within a day. */
export async function askedToday(db: Db, page: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('cv_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_id', '=', page)
    .where('asked_at', '>', new Date(now.getTime() - day))
    .executeTakeFirstOrThrow()
  return count
}

/** @throws Refused not_found · job_state · already_unlocked · already_asked · declined_lately · asked_enough · page_withheld · page_suspended */
export async function askPerson(
  ctx: Context,
  { person, note, job }: Taken<typeof contract.askPerson>,
): Promise<Given<typeof contract.askPerson>> {
  const { page, member } = found(ctx.membership)
  const scope = { page, job: null }
  await demandFound(ctx, scope, person)
  await demandVoice(ctx.db, page)
  if (job) await demandJob(ctx.db, page, job)
  const left = await ctx.db.transaction().execute(async (tx) => {
    // those who ask at once for one page wait for each other: the day's number holds
    await sql`select pg_advisory_xact_lock(hashtext(${`cv-requests ${page}`}))`.execute(tx)
    const standing = found((await standingsOf(tx, scope, member, [person])).get(person))
    const asked = await askedToday(tx, page, ctx.now())
    must(mayAsk({ ...standing, askedToday: asked, declinedLately: await declinedLately(tx, page, person, ctx.now()) }))
    const request = newId()
    await tx
      .insertInto('cv_requests')
      .values({
        ...{ id: request, page_id: page, user_id: person, by_id: member, note, job_id: job ?? null },
        ...{ state: 'asked', asked_at: ctx.now() },
      })
      .execute()
    await emit(ctx, tx, cvRequested, { page, user: person, request })
    return mostRequests - asked - 1
  })
  return { success: true, data: { requests_left: left } }
}

/** One that hides its company may be asked for, and is not named. @throws Refused not_found: no job of this page · job_state: nobody can apply to it */
async function demandJob(db: Db, page: string, job: string): Promise<void> {
  const own = db.selectFrom('jobs').select('state').where('id', '=', job).where('page_id', '=', page)
  const { state } = found(await own.executeTakeFirst())
  if (state !== 'live' && state !== 'paused') throw new Refused('job_state')
}

async function declinedLately(tx: Tx, page: string, user: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('cv_requests')
    .select('id')
    .where('page_id', '=', page)
    .where('user_id', '=', user)
    .where('state', '=', 'declined')
    .where('answered_at', '>', new Date(now.getTime() - restAfterNo * day))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The person's answer. Agreeing lets the page see the person; if it had paid in the meantime, the answer gives that back
 * (product.md: "a credit returns when the person answers"). @throws Refused not_found · request_answered
 */
export async function answerRequest(
  ctx: Context,
  { request: id, accept }: Taken<typeof contract.answerRequest>,
): Promise<Given<typeof contract.answerRequest>> {
  const user = found(ctx.me).id
  const state: RequestState = accept ? 'accepted' : 'declined'
  await ctx.db.transaction().execute(async (tx) => {
    const request = found(
      await tx
        .selectFrom('cv_requests')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', user)
        .forUpdate()
        .executeTakeFirst(),
    )
    must(mayAnswer(request.state))
    const page = request.page_id
    await tx.updateTable('cv_requests').set({ state, answered_at: ctx.now() }).where('id', '=', id).execute()
    await giveBack(ctx, tx, page, user)
    const unlock = { page, user, by: request.by_id, way: 'request' as const, credits: 0 }
    if (accept && (await writeUnlock(ctx, tx, unlock)))
      await emit(ctx, tx, cvUnlocked, { page, user, way: 'request', credits: 0 })
    await emit(ctx, tx, cvRequestAnswered, { page, user, request: id, accepted: accept })
  })
  return { success: true, data: found((await requestsOf(ctx.db, user)).find((one) => one.id === id)) }
}

/** What was paid for somebody who answers after all. */
async function giveBack(ctx: Context, tx: Tx, page: string, user: string): Promise<void> {
  const paid = await tx
    .updateTable('cv_unlocks')
    .set({ returned_at: ctx.now() })
    .where('page_id', '=', page)
    .where('user_id', '=', user)
    .where('way', '=', 'credit')
    .where('returned_at', 'is', null)
    .returning('credits')
    .executeTakeFirst()
  if (!paid) return
  const of = unlockKey(page, user)
  const about = { for: 'unlock', person: user }
  await giveCreditsBack(ctx, tx, { page, kind: 'cv', amount: paid.credits, key: `back:${of}`, of, about })
}

/** Who asked somebody, the latest first. */
export async function requestsOf(db: Db, user: string) {
  const rows = await db
    .selectFrom('cv_requests')
    .innerJoin('pages', 'pages.id', 'cv_requests.page_id')
    .select(['cv_requests.id', 'pages.id as page_id', 'pages.name', 'pages.slug', 'note'])
    .select(jobOfRequest.as('job'))
    .select(['cv_requests.state', 'asked_at', 'answered_at'])
    .where('user_id', '=', user)
    .orderBy('asked_at', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ page_id, name, slug, job, state, asked_at, answered_at, ...row }) => ({
    ...row,
    page: { id: page_id, name, slug },
    job: job && { title: job.title, address: addressOf(job.title, job.reference) },
    state: state,
    asked_at: asked_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
  }))
}
