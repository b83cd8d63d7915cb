import { sql } from 'kysely'
import { enterWorkspace, makePageToken } from '#features/companies/pages/find-membership.ts'
import { cardOf, selectPages } from '#features/companies/pages/page-view.ts'
import { readKey, spendKey } from '#features/people/accounts/one-time-keys.ts'
import { confirmEmail } from '#features/people/accounts/verify-email.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { invitationDeclined, memberJoined } from './events.ts'
import { holdTeam } from './hold-team.ts'

/** Invitations that can still be followed, to pages that are open. */
const selectOpen = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('page_invitations')
    .innerJoin('pages', 'pages.id', 'page_invitations.page_id')
    .leftJoin('users', 'users.id', 'page_invitations.invited_by')
    .select([
      'page_invitations.id',
      'page_invitations.email',
      'page_id',
      'role',
      'words',
      'page_invitations.about',
      'users.name as by',
      'invited_by',
      'expires_at',
    ])
    .where('page_invitations.state', '=', 'waiting')
    .where('expires_at', '>', now)
    .where('pages.state', 'in', ['pending', 'active', 'limited'])

type Open = Awaited<ReturnType<ReturnType<typeof selectOpen>['executeTakeFirstOrThrow']>>

/** What the mailed link leads to; the same for somebody with an account and without. @throws Refused link_expired */
export async function showInvitation(
  ctx: Context,
  { key }: Taken<typeof contract.showInvitation>,
): Promise<Given<typeof contract.showInvitation>> {
  const { thing_id } = await readKey(ctx, 'join-team', key)
  return { success: true, data: await viewOf(ctx, await invitedBy(ctx, ctx.db, thing_id)) }
}

async function invitedBy(ctx: Context, db: Db | Tx, id: string | null): Promise<Open> {
  const row = id && (await selectOpen(db, ctx.now()).where('page_invitations.id', '=', id).executeTakeFirst())
  if (!row) throw new Refused('link_expired')
  return row
}

async function viewOf(ctx: Context, { page_id, invited_by: _, expires_at, ...row }: Open) {
  const page = await selectPages(ctx.db).where('pages.id', '=', page_id).executeTakeFirstOrThrow()
  return { ...row, page: cardOf(ctx, page), expires_at: expires_at.toISOString() }
}

/** Invitations that wait for the confirmed address of the caller. */
export async function myInvitations(ctx: Context): Promise<Given<typeof contract.myInvitations>> {
  const email = await confirmedEmail(ctx)
  if (!email) return { success: true, data: [] }
  const rows = await selectOpen(ctx.db, ctx.now())
    .where(sql`lower(page_invitations.email)`, '=', email)
    .orderBy('page_invitations.created_at', 'desc')
    .limit(50)
    .execute()
  return { success: true, data: await Promise.all(rows.map((row) => viewOf(ctx, row))) }
}

async function confirmedEmail(ctx: Context): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('users')
    .select(sql<string>`lower(email)`.as('email'))
    .where('id', '=', found(ctx.me).id)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return row?.email ?? null
}

/** Joins by the mailed link, which also proves the address it was sent to. @throws Refused link_expired · already_on_team */
export async function acceptByLink(
  ctx: Context,
  { key }: Taken<typeof contract.acceptByLink>,
): Promise<Given<typeof contract.acceptByLink>> {
  const user = found(ctx.me)
  const page = await ctx.db.transaction().execute(async (tx) => {
    const { thing_id } = await spendKey(ctx, tx, 'join-team', key)
    const row = await invitedBy(ctx, tx, thing_id)
    await join(ctx, tx, row)
    if (user.email?.toLowerCase() === row.email.toLowerCase()) await confirmUnlessTaken(ctx, tx, user.id)
    return row.page_id
  })
  return enter(ctx, page)
}

/** That another account confirmed the address is no reason to keep this one out: the link was followed. */
async function confirmUnlessTaken(ctx: Context, tx: Tx, user: string): Promise<void> {
  try {
    await confirmEmail(ctx, tx, user)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}

/** Joins from the own list of invitations. @throws Refused not_found · already_on_team */
export async function acceptInvitation(
  ctx: Context,
  { invitation }: Taken<typeof contract.acceptInvitation>,
): Promise<Given<typeof contract.acceptInvitation>> {
  const page = await ctx.db.transaction().execute(async (tx) => {
    const row = await mine(ctx, tx, invitation)
    await join(ctx, tx, row)
    return row.page_id
  })
  return enter(ctx, page)
}

/** Declines an invitation. @throws Refused not_found */
export async function declineInvitation(ctx: Context, { invitation }: Taken<typeof contract.declineInvitation>) {
  await ctx.db.transaction().execute(async (tx) => {
    const { page_id: page, email, role } = await mine(ctx, tx, invitation)
    await tx
      .updateTable('page_invitations')
      .set({ state: 'declined' as const })
      .where('id', '=', invitation)
      .execute()
    await emit(ctx, tx, invitationDeclined, { page, invitation, email, role, user: found(ctx.me).id })
  })
  return { success: true as const }
}

async function mine(ctx: Context, tx: Tx, id: string): Promise<Open> {
  const email = found(await confirmedEmail(ctx))
  return found(
    await selectOpen(tx, ctx.now())
      .where('page_invitations.id', '=', id)
      .where(sql`lower(page_invitations.email)`, '=', email)
      .executeTakeFirst(),
  )
}

/** One more in the team. Whoever had asked is thereby let in; whoever was suspended is not, by an old invitation. */
async function join(ctx: Context, tx: Tx, { id, page_id: page, role, invited_by }: Open): Promise<void> {
  const user = found(ctx.me).id
  const members = await holdTeam(tx, page)
  const known = members.find((one) => one.user === user)
  if (known && known.state !== 'asked') throw new Refused('already_on_team')
  const used = await tx
    .updateTable('page_invitations')
    .set({ state: 'accepted' as const, accepted_by: user })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (!used.numUpdatedRows) throw new Refused('link_expired')
  const row = { role, state: 'active' as const, created_at: ctx.now() }
  await tx
    .insertInto('page_members')
    .values({ page_id: page, user_id: user, ...row })
    .onConflict((asked) => asked.columns(['page_id', 'user_id']).doUpdateSet(row))
    .execute()
  await emit(ctx, tx, memberJoined, { page, user, role, invitation: id, inviter: invited_by })
}

/** Goes to work for the page at once. */
async function enter(ctx: Context, page: string) {
  enterWorkspace(ctx, page, await makePageToken(ctx, page, found(ctx.me)))
  return { success: true as const, data: { page } }
}
