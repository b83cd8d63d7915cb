import { sql } from 'kysely'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { holdLifted, holdPlaced } from './events.ts'
import { type HoldKind, mayHoldUntil, mayLift } from './rules.ts'

const columns = { person: 'user_id', page: 'page_id', case: 'case_id' } as const
const today = ({ now }: Context) => now().toISOString().slice(0, 10)

/** The name of what may be held. @throws Refused not_found: nobody, or an account that is erased */
async function nameOf(db: Pick<Db, 'selectFrom'>, kind: HoldKind, id: string): Promise<string> {
  if (kind === 'person') {
    const user = db.selectFrom('users').select('name').where('id', '=', id).where('state', '<>', 'erased')
    return found(await user.executeTakeFirst()).name
  }
  if (kind === 'page')
    return found(await db.selectFrom('pages').select('name').where('id', '=', id).executeTakeFirst()).name
  const row = await db
    .selectFrom('cases')
    .leftJoin('pages', 'pages.id', 'cases.page_id')
    .leftJoin('users', 'users.id', 'cases.person_id')
    .select(['pages.name as page', 'users.name as person'])
    .where('cases.id', '=', id)
    .executeTakeFirst()
  const { page, person } = found(row)
  return page ?? person ?? ''
}

/** @throws Refused not_found */
export async function showHoldable(
  ctx: Context,
  { kind, thing }: Taken<typeof contract.showHoldable>,
): Promise<Given<typeof contract.showHoldable>> {
  const name = await nameOf(ctx.db, kind, thing)
  const standing = await ctx.db
    .selectFrom('legal_holds')
    .select('until')
    .where(columns[kind], '=', thing)
    .where('lifted_at', 'is', null)
    .where((or) => or.or([or('until', 'is', null), or('until', '>=', today(ctx))]))
    .executeTakeFirst()
  return { success: true, data: { kind, thing, name, held: standing !== undefined } }
}

/** @throws Refused not_found · already_held · invalid: a day that is over */
export async function placeHold(
  ctx: Context,
  { kind, thing, reason, until }: Taken<typeof contract.placeHold>,
): Promise<Given<typeof contract.placeHold>> {
  if (until && !mayHoldUntil(until, today(ctx))) throw wrongField('until', 'hold_past')
  const id = newId()
  await ctx.db.transaction().execute(async (tx) => {
    await nameOf(tx, kind, thing)
    await endOver(ctx, tx, kind, thing)
    const row = { id, [columns[kind]]: thing, reason, until, placed_by: found(ctx.me).id, placed_at: ctx.now() }
    const placed = await tx
      .insertInto('legal_holds')
      .values(row)
      .onConflict((standing) => standing.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!placed) throw new Refused('already_held')
    await emit(ctx, tx, holdPlaced, { hold: id, kind, thing, reason, until })
  })
  return { success: true, data: { id } }
}

/** A hold whose last day is over makes room for the next. */
async function endOver(ctx: Context, tx: Tx, kind: HoldKind, thing: string): Promise<void> {
  await tx
    .updateTable('legal_holds')
    .set({ lifted_at: sql`(until + 1)::timestamp at time zone 'utc'` })
    .where(columns[kind], '=', thing)
    .where('lifted_at', 'is', null)
    .where('until', '<', today(ctx))
    .execute()
}

/** @throws Refused not_found · hold_lifted */
export async function liftHold(
  ctx: Context,
  { hold, reason }: Taken<typeof contract.liftHold>,
): Promise<Given<typeof contract.liftHold>> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = found(
      await tx.selectFrom('legal_holds').selectAll().where('id', '=', hold).forUpdate().executeTakeFirst(),
    )
    must(mayLift(row))
    await tx
      .updateTable('legal_holds')
      .set({ lifted_at: ctx.now(), lifted_by: found(ctx.me).id, lifted_why: reason })
      .where('id', '=', hold)
      .execute()
    const kind = row.user_id ? 'person' : row.page_id ? 'page' : 'case'
    const thing = row.user_id ?? row.page_id ?? found(row.case_id)
    await emit(ctx, tx, holdLifted, { hold, kind, thing, reason })
  })
  return { success: true }
}
