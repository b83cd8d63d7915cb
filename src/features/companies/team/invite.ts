import { sql } from 'kysely'
import { demandVoice } from '#features/companies/pages/demand-voice.ts'
import { demandEmail } from '#features/people/accounts/demand-email.ts'
import { forgetKeys } from '#features/people/accounts/one-time-keys.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { invitationWithdrawn, invitedAgain, memberInvited } from './events.ts'
import { changeTeam } from './hold-team.ts'
import { mayGiveRole, takesSeat } from './rules.ts'
import { demandSeat } from './seats.ts'

/** An invitation can be followed for so long, in ms; its mailed key lives as long. */
const life = 14 * 86_400_000

type Shown = Given<typeof contract.listInvitations>['data'][number]

/** Invitations of the own page that wait, newest first. */
export async function listInvitations(ctx: Context): Promise<Given<typeof contract.listInvitations>> {
  const rows = await selectInvitations(ctx.db, found(ctx.membership).page)
    .orderBy('page_invitations.created_at', 'desc')
    .limit(500)
    .execute()
  return { success: true, data: rows.map((row) => viewOf(ctx, row)) }
}

const selectInvitations = (db: Context['db'] | Tx, page: string) =>
  db
    .selectFrom('page_invitations')
    .leftJoin('users', 'users.id', 'page_invitations.invited_by')
    .select(['page_invitations.id', 'page_invitations.email', 'role', 'users.name as by', 'sent_at', 'expires_at'])
    .where('page_id', '=', page)
    .where('page_invitations.state', '=', 'waiting')

type Row = Awaited<ReturnType<ReturnType<typeof selectInvitations>['executeTakeFirstOrThrow']>>

const viewOf = (ctx: Context, { sent_at, expires_at, ...row }: Row): Shown => ({
  ...row,
  sent_at: sent_at.toISOString(),
  expires_at: expires_at.toISOString(),
  expired: expires_at <= ctx.now(),
})

const readOne = async (ctx: Context, tx: Tx, page: string, id: string) => ({
  success: true as const,
  data: viewOf(ctx, found(await selectInvitations(tx, page).where('page_invitations.id', '=', id).executeTakeFirst())),
})

/**
 * Invites an address to the team. Whether it has an account is not looked at: the mail goes out all the same.
 * @throws Refused invalid · already_invited · already_on_team: shown to the inviter as the member list shows it · no_seats · not_allowed ·
 * page_withheld · page_suspended
 */
export async function invite(
  ctx: Context,
  { email, role, words }: Taken<typeof contract.invite>,
): Promise<Given<typeof contract.invite>> {
  demandEmail(ctx, email)
  return changeTeam(ctx, async (tx, { page, actor }) => {
    must(mayGiveRole(actor, role))
    await demandVoice(tx, page)
    if (await isMember(tx, page, email)) throw new Refused('already_on_team')
    await demandSeat(ctx, tx, page)
    const id = newId()
    const row = { id, page_id: page, email, role, words, invited_by: actor.user, created_at: ctx.now() }
    const made = await tx
      .insertInto('page_invitations')
      .values({ ...row, ...freshClock(ctx) })
      .onConflict((waiting) => waiting.doNothing())
      .executeTakeFirst()
    if (!made.numInsertedOrUpdatedRows) throw new Refused('already_invited')
    await emit(ctx, tx, memberInvited, { page, invitation: id, email, role })
    return readOne(ctx, tx, page, id)
  })
}

export const freshClock = (ctx: Context) => ({ sent_at: ctx.now(), expires_at: new Date(ctx.now().getTime() + life) })

/** Only of those whom the team sees in its list anyway: by the address they confirmed. */
async function isMember(tx: Tx, page: string, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('page_members')
    .innerJoin('users', 'users.id', 'page_members.user_id')
    .select('users.id')
    .where('page_id', '=', page)
    .where('page_members.state', '!=', 'asked')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Sends the mail again with a new link and a new clock.
 * @throws Refused not_found · no_seats: it had ended · not_allowed · page_withheld · page_suspended
 */
export async function inviteAgain(
  ctx: Context,
  { invitation }: Taken<typeof contract.inviteAgain>,
): Promise<Given<typeof contract.inviteAgain>> {
  return changeTeam(ctx, async (tx, { page, actor }) => {
    const row = await waiting(tx, page, invitation)
    must(mayGiveRole(actor, row.role))
    await demandVoice(tx, page)
    if (row.expires_at <= ctx.now() && takesSeat(row)) await demandSeat(ctx, tx, page)
    await tx.updateTable('page_invitations').set(freshClock(ctx)).where('id', '=', invitation).execute()
    await forgetKeys(tx, 'join-team', invitation)
    await emit(ctx, tx, invitedAgain, { page, invitation, email: row.email, role: row.role })
    return readOne(ctx, tx, page, invitation)
  })
}

/** Takes an invitation back; its link stops working. @throws Refused not_found · not_allowed */
export async function withdrawInvitation(ctx: Context, { invitation }: Taken<typeof contract.withdrawInvitation>) {
  return changeTeam(ctx, async (tx, { page, actor }) => {
    const row = await waiting(tx, page, invitation)
    must(mayGiveRole(actor, row.role))
    await tx.updateTable('page_invitations').set({ state: 'withdrawn' }).where('id', '=', invitation).execute()
    await forgetKeys(tx, 'join-team', invitation)
    await emit(ctx, tx, invitationWithdrawn, { page, invitation, email: row.email, role: row.role })
    return { success: true as const }
  })
}

const waiting = async (tx: Tx, page: string, id: string) =>
  found(
    await tx
      .selectFrom('page_invitations')
      .select(['email', 'role', 'expires_at'])
      .where('id', '=', id)
      .where('page_id', '=', page)
      .where('state', '=', 'waiting')
      .forUpdate()
      .executeTakeFirst(),
  )
