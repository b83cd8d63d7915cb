import { sql } from 'kysely'
import { dayLimit, enough } from '#features/people/day-limits/day-limit.ts'
import type { FoundThread } from '#features/talk/threads/find-thread.ts'
import { viewOne } from '#features/talk/threads/message-view.ts'
import { sendWithin } from '#features/talk/threads/send-message.ts'
import { isFirstContact, warningsFor } from '#features/talk/threads/warnings.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { isShown, mayWriteTo } from './direct-threads.ts'
import { mostNewOfPage, mostNewOfPerson } from './rules.ts'

const day = 86_400_000

type Side = 'page' | 'candidate'
type Between = { page: string; person: string; side: Side }
type Written = Omit<Taken<typeof contract.writeToPerson>, 'person'>

/** @throws Refused not_found · not_allowed · thread_closed · wait_for_answer · cold_enough · invalid */
export async function writeToPerson(
  ctx: Context,
  { person, ...written }: Taken<typeof contract.writeToPerson>,
): Promise<Given<typeof contract.writeToPerson>> {
  const { page } = demandReach(ctx)
  return write(ctx, { page, person, side: 'page' }, written)
}

/** @throws Refused not_found · thread_closed · cold_enough · day_limited · invalid */
export const writeToCompany = (
  ctx: Context,
  { page, ...written }: Taken<typeof contract.writeToCompany>,
): Promise<Given<typeof contract.writeToCompany>> =>
  write(ctx, { page, person: found(ctx.me).id, side: 'candidate' }, written)

/** @throws Refused not_allowed */
export async function lookAtFirstMessage(
  ctx: Context,
  { person, text }: Taken<typeof contract.lookAtFirstMessage>,
): Promise<Given<typeof contract.lookAtFirstMessage>> {
  const { page } = demandReach(ctx)
  const contact = { id: (await threadOf(ctx.db, { page, person }))?.id ?? null, page_id: page }
  const [warnings, first_contact] = await Promise.all([
    warningsFor(ctx.db, contact, { side: 'page', text }),
    isFirstContact(ctx.db, contact),
  ])
  return { success: true, data: { warnings, first_contact } }
}

function demandReach(ctx: Context) {
  const membership = found(ctx.membership)
  if (membership.scope('applicant.message') !== 'all') throw new Refused('not_allowed')
  return membership
}

async function write(ctx: Context, between: Between, written: Written): Promise<Given<typeof contract.writeToPerson>> {
  const { known, id } = await ctx.db.transaction().execute(async (tx) => {
    const thread = await open(ctx, tx, between)
    const known: FoundThread = { thread, stand: { side: between.side, role: 'member', from: 0 } }
    return { known, id: await sendWithin(ctx, tx, known, { ...written, mentions: [] }) }
  })
  return { success: true, data: { thread: known.thread.id, message: await viewOne(ctx, known, id) } }
}

/** The one conversation of the two; those who begin one for the same company wait for each other, so that the day's number holds. */
async function open(ctx: Context, tx: Tx, between: Between) {
  const { page, person, side } = between
  await sql`select pg_advisory_xact_lock(hashtext(${`direct ${side === 'page' ? page : person}`}))`.execute(tx)
  const there = await threadOf(tx, between)
  if (there) return there
  if (!(await mayWriteTo(tx, page, person)) || !(await isShown(tx, page))) throw new Refused('not_found')
  await demandFewNew(ctx, tx, between)
  const times = { created_at: ctx.now(), last_at: ctx.now() }
  await tx
    .insertInto('threads')
    .values({ id: newId(), kind: 'direct', page_id: page, user_id: person, created_by: ctx.me?.id ?? null, ...times })
    .onConflict((known) => known.columns(['page_id', 'user_id']).where('kind', '=', 'direct').doNothing())
    .execute()
  return found(await threadOf(tx, between))
}

const threadOf = (db: Db | Tx, { page, person }: Omit<Between, 'side'>) =>
  db
    .selectFrom('threads')
    .selectAll()
    .where('kind', '=', 'direct')
    .where('page_id', '=', page)
    .where('user_id', '=', person)
    .executeTakeFirst()

/** @throws Refused cold_enough · day_limited */
async function demandFewNew(ctx: Context, tx: Tx, { page, person, side }: Between): Promise<void> {
  const of = { what: 'conversations', usual: mostNewOfPerson } as const
  const limit = side === 'page' ? { most: mostNewOfPage, isLowered: false } : await dayLimit(ctx, tx, person, of)
  const { count } = await tx
    .selectFrom('threads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'direct')
    .where('created_at', '>', new Date(ctx.now().getTime() - day))
    .where(side === 'page' ? 'page_id' : 'created_by', '=', side === 'page' ? page : person)
    .$if(side === 'page', (query) => query.where((eb) => eb('created_by', 'is distinct from', eb.ref('user_id'))))
    .executeTakeFirstOrThrow()
  if (count >= limit.most) throw enough(limit, 'cold_enough')
}
