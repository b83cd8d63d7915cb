import type { Selectable } from 'kysely'
import type { Connections } from '#db/tables.ts'
import { block } from '#features/talk/threads/blocks.ts'
import { threadChanged } from '#features/talk/threads/events.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { connectionChanged } from './events.ts'
import { holdPair, isAskedOf } from './select-connections.ts'

type Row = Selectable<Connections>

/** @throws Refused not_found: not asked of the caller, or taken back meanwhile */
export async function answerConnection(
  ctx: Context,
  { connection: id, answer }: Taken<typeof contract.answerConnection>,
) {
  const me = found(ctx.me).id
  const { user_id: asker } = found(await select(ctx, id).executeTakeFirst())
  await ctx.db.transaction().execute(async (tx) => {
    await holdPair(tx, me, asker)
    const row = await tx
      .selectFrom('connections')
      .selectAll()
      .where('id', '=', id)
      .where(isAskedOf(me, ctx.now()))
      .forUpdate()
      .executeTakeFirst()
    if (!row) return demandSame(tx, { id, answer, me })
    if (answer === 'accept') return accept(ctx, tx, row)
    await decline(ctx, tx, row)
    if (answer === 'block') await block(ctx, tx, me, { page_id: null, other_id: asker })
  })
  return { success: true as const }
}

const select = ({ db }: Context, id: string) => db.selectFrom('connections').select('user_id').where('id', '=', id)

/** Pressed twice is once. @throws Refused not_found */
async function demandSame(tx: Tx, { id, answer, me }: { id: string; answer: string; me: string }): Promise<void> {
  const row = await tx.selectFrom('connections').selectAll().where('id', '=', id).executeTakeFirst()
  const was = answer === 'accept' ? 'accepted' : 'declined'
  if (row?.other_id !== me || row.state !== was || row.ended_at) throw new Refused('not_found')
}

/** Connects whoever asked with the caller; a request of the caller to the same person is answered by it. */
export async function accept(ctx: Context, tx: Tx, { id, user_id: user }: Row): Promise<void> {
  const me = found(ctx.me).id
  const now = ctx.now()
  await tx
    .updateTable('connections')
    .set({ state: 'accepted', other_id: me, answered_at: now })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('connections')
    .set({ ended_at: now })
    .where('state', '=', 'asked')
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', me), eb('other_id', '=', user)]),
        eb.and([eb('user_id', '=', user), eb('other_id', '=', me)]),
        // also those by an address: the two know each other now
        eb.and([eb('user_id', '=', me), eb('email', 'in', addressOf(tx, user))]),
        eb.and([eb('user_id', '=', user), eb('email', 'in', addressOf(tx, me))]),
      ]),
    )
    .execute()
  await tellThread(ctx, tx, user, me)
  await emit(ctx, tx, connectionChanged, { connection: id, user, other: me, what: 'accepted' })
}

const addressOf = (tx: Tx, user: string) =>
  tx
    .selectFrom('users')
    .select((eb) => eb.fn<string>('lower', ['email']).as('email'))
    .where('id', '=', user)
    .where('email_verified_at', 'is not', null)

/** Says no, without telling. */
export async function decline(ctx: Context, tx: Tx, { id, user_id: user }: Pick<Row, 'id' | 'user_id'>): Promise<void> {
  const me = found(ctx.me).id
  const no = { state: 'declined' as const, other_id: me, answered_at: ctx.now() }
  await tx.updateTable('connections').set(no).where('id', '=', id).execute()
  await emit(ctx, tx, connectionChanged, { connection: id, user, other: me, what: 'declined' })
}

/** The conversation of the two, where there is one, is open again or not any more. */
export async function tellThread(ctx: Context, tx: Tx, one: string, other: string): Promise<void> {
  const [user_id = '', other_id = ''] = [one, other].sort()
  const thread = await tx
    .selectFrom('threads')
    .select('id')
    .where('kind', '=', 'personal')
    .where('user_id', '=', user_id)
    .where('other_id', '=', other_id)
    .executeTakeFirst()
  if (thread)
    await emit(ctx, tx, threadChanged, { thread: thread.id, kind: 'personal', page: null, what: 'closed', user: null })
}
