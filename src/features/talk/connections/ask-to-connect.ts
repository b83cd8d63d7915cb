import { sql } from 'kysely'
import { risksIn } from '#features/jobs/jobs/risky-words.ts'
import { dayLimit, enough } from '#features/people/day-limits/day-limit.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import { accept } from './answer-connection.ts'
import type * as contract from './contract.ts'
import { connectionAsked } from './events.ts'
import { mayAsk, mostAsked } from './rules.ts'
import { areConnected, countConnections, holdPair, isAskedOf, waitsFor } from './select-connections.ts'
import { demandKnown } from './whom-one-knows.ts'

const day = 86_400_000

type Whom = { other_id: string; email: null } | { other_id: null; email: string }

/**
 * Asks for a connection. Who is asked by an address is looked up when they read it: here nothing depends on whether there is an account.
 * @throws Refused not_found · invalid · already_connected · connection_asked · connections_asked · day_limited · connections_waiting
 */
export async function askToConnect(
  ctx: Context,
  { user, email, note }: Taken<typeof contract.askToConnect>,
): Promise<Given<typeof contract.askToConnect>> {
  const me = found(ctx.me)
  if (!user === !email) throw wrongField(user ? 'email' : 'user', user ? 'wrong' : 'required')
  if (user === me.id) throw wrongField('user', 'wrong')
  if (email && email.toLowerCase() === me.email?.toLowerCase()) throw wrongField('email', 'own_email')
  // a note goes to somebody who did not ask for it
  if ((await risksIn(ctx.db, note, '')).length > 0) throw wrongField('note', 'no_contacts')
  if (user) await demandKnown(ctx, user)
  const whom: Whom = user ? { other_id: user, email: null } : { other_id: null, email: found(email).toLowerCase() }
  const connected = await ctx.db.transaction().execute((tx) => ask(ctx, tx, whom, note))
  return { success: true, data: { connected } }
}

async function ask(ctx: Context, tx: Tx, whom: Whom, note: string): Promise<boolean> {
  const me = found(ctx.me).id
  // of many at once each knows how many were before
  await sql`select pg_advisory_xact_lock(hashtext(${`connections ${me}`}))`.execute(tx)
  if (whom.other_id) {
    await holdPair(tx, me, whom.other_id)
    if (await areConnected(tx, me, whom.other_id)) throw new Refused('already_connected')
    const theirs = await askedBy(ctx, tx, whom.other_id)
    if (theirs) {
      await accept(ctx, tx, theirs)
      return true
    }
  }
  await demandNew(ctx, tx, whom)
  const limit = await dayLimit(ctx, tx, me, { what: 'connections', usual: mostAsked })
  if ((await askedToday(ctx, tx)) >= limit.most) throw enough(limit, 'connections_asked')
  must(mayAsk(await countConnections(tx, me, 'asked_by_me', ctx.now())))
  const id = newId()
  await tx
    .insertInto('connections')
    .values({ id, user_id: me, ...whom, note, asked_at: ctx.now() })
    .execute()
  await emit(ctx, tx, connectionAsked, { connection: id, user: me, other: whom.other_id })
  return false
}

/** What this person asks of the caller, by id: two who ask each other both want it. */
const askedBy = (ctx: Context, tx: Tx, other: string) =>
  tx
    .selectFrom('connections')
    .selectAll()
    .where('user_id', '=', other)
    .where('other_id', '=', found(ctx.me).id)
    .where(isAskedOf(found(ctx.me).id, ctx.now()))
    .forUpdate()
    .executeTakeFirst()

/** @throws Refused connection_asked */
async function demandNew(ctx: Context, tx: Tx, { other_id, email }: Whom): Promise<void> {
  const waits = await tx
    .selectFrom('connections')
    .select('id')
    .where(waitsFor(found(ctx.me).id, ctx.now()))
    // one asked by an address is known to the asker by it alone, whoever declined it
    .where((eb) => (email ? eb('email', '=', email) : eb.and([eb('other_id', '=', other_id), eb('email', 'is', null)])))
    .executeTakeFirst()
  if (waits) throw new Refused('connection_asked')
}

async function askedToday(ctx: Context, tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('connections')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', found(ctx.me).id)
    .where('asked_at', '>', new Date(ctx.now().getTime() - day))
    .executeTakeFirstOrThrow()
  return count
}
