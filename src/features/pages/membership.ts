import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { joinAsked, memberLetIn } from './events.ts'
import { cardOf, selectPages } from './page-view.ts'
import { makePageToken, takeSeat } from './seats.ts'

/** The pages somebody works on, or asked to. */
export async function myPages(ctx: Context): Promise<Given<typeof contract.myPages>> {
  const rows = await selectPages(ctx.db)
    .innerJoin('page_members', 'page_members.page_id', 'pages.id')
    .select(['page_members.role', 'page_members.state as membership'])
    .select((eb) =>
      eb
        .selectFrom('applications')
        .select((one) => one.fn.countAll<number>().as('count'))
        .whereRef('applications.page_id', '=', 'pages.id')
        .where('stage', '=', 'submitted')
        .as('waiting'),
    )
    .where('page_members.user_id', '=', found(ctx.me).id)
    .where('page_members.state', 'in', ['asked', 'active'])
    .where('pages.state', 'in', ['pending', 'active', 'limited'])
    .orderBy('page_members.created_at')
    .execute()
  return {
    success: true,
    data: rows.map((row) => ({
      ...cardOf(ctx, row),
      role: row.role,
      asked: row.membership === 'asked',
      waiting: row.membership === 'asked' ? 0 : (row.waiting ?? 0),
    })),
  }
}

/** Goes to work for a page. @throws Refused not_found: no active member of it */
export async function choosePage(
  ctx: Context,
  { page }: Taken<typeof contract.choosePage>,
): Promise<Given<typeof contract.choosePage>> {
  const user = found(ctx.me).id
  found(
    await ctx.db
      .selectFrom('page_members')
      .select('role')
      .where('page_id', '=', page)
      .where('user_id', '=', user)
      .where('state', '=', 'active')
      .executeTakeFirst(),
  )
  const token = await makePageToken(ctx, page, user)
  takeSeat(ctx, page, token)
  return { success: true, page_token: token }
}

/** Asks to join a page instead of making its twin. @throws Refused not_found · already_member */
export async function askToJoin(ctx: Context, { page }: Taken<typeof contract.askToJoin>) {
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    found(
      await tx
        .selectFrom('pages')
        .select('id')
        .where('id', '=', page)
        .where('state', '!=', 'closed')
        .executeTakeFirst(),
    )
    const row = { page_id: page, user_id: user, role: 'recruiter', state: 'asked', created_at: ctx.now() }
    const made = await tx
      .insertInto('page_members')
      .values(row)
      .onConflict((known) => known.doNothing())
      .executeTakeFirst()
    if (!made.numInsertedOrUpdatedRows) throw new Refused('already_member')
    await emit(ctx, tx, joinAsked, { page, user })
  })
  return { success: true as const }
}

export async function listMembers(ctx: Context): Promise<Given<typeof contract.listMembers>> {
  const rows = await ctx.db
    .selectFrom('page_members')
    .innerJoin('users', 'users.id', 'page_members.user_id')
    .select(['users.id', 'users.name', 'users.email', 'page_members.role', 'page_members.state'])
    .where('page_id', '=', found(ctx.seat).page)
    .orderBy('page_members.created_at')
    .execute()
  return { success: true, data: rows }
}

/** Lets somebody in who asked. @throws Refused not_found */
export async function letIn(ctx: Context, { user, role }: Taken<typeof contract.letIn>) {
  const { page } = found(ctx.seat)
  await ctx.db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('page_members')
      .set({ role, state: 'active' })
      .where('page_id', '=', page)
      .where('user_id', '=', user)
      .where('state', '=', 'asked')
      .executeTakeFirst()
    if (!changed.numUpdatedRows) throw new Refused('not_found')
    await emit(ctx, tx, memberLetIn, { page, user, role })
  })
  return { success: true as const }
}
