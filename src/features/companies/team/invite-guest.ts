import { sql } from 'kysely'
import { demandVoice } from '#features/companies/pages/demand-voice.ts'
import { forgetKeys } from '#features/people/accounts/one-time-keys.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { newId } from '#platform/shared/ids.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { invitationWithdrawn, invitedAgain, memberInvited } from './events.ts'
import { holdTeam } from './hold-team.ts'
import { freshClock } from './invite.ts'

const role = 'external_recruiter'
type Invited = { page: string; email: string; words: string; about: string; by: string }

/**
 * Invites somebody as a guest of single jobs, who takes no seat of the team. Whoever waits for an answer already is mailed anew.
 * @param about the job, as the invitation names it
 * @returns the account of somebody who is a guest already, else the invitation
 * @throws Refused already_on_team: as the member list shows · already_invited: to the team · page_withheld · page_suspended
 */
export async function inviteGuest(
  ctx: Context,
  tx: Tx,
  { page, email, words, about, by }: Invited,
): Promise<{ user: string | null; invitation: string | null }> {
  await demandVoice(tx, page)
  await holdTeam(tx, page)
  const member = await memberWith(tx, page, email)
  if (member?.role === role && member.state === 'active') return { user: member.user_id, invitation: null }
  if (member) throw new Refused('already_on_team')
  const waiting = await tx
    .selectFrom('page_invitations')
    .select(['id', 'role'])
    .where('page_id', '=', page)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()
  if (waiting && waiting.role !== role) throw new Refused('already_invited')
  const set = { words, about, invited_by: by, ...freshClock(ctx) }
  if (waiting) {
    await tx.updateTable('page_invitations').set(set).where('id', '=', waiting.id).execute()
    await forgetKeys(tx, 'join-team', waiting.id)
    await emit(ctx, tx, invitedAgain, { page, invitation: waiting.id, email, role })
    return { user: null, invitation: waiting.id }
  }
  const id = newId()
  await tx
    .insertInto('page_invitations')
    .values({ ...set, id, page_id: page, email, role, created_at: ctx.now() })
    .execute()
  await emit(ctx, tx, memberInvited, { page, invitation: id, email, role })
  return { user: null, invitation: id }
}

const memberWith = (tx: Tx, page: string, email: string) =>
  tx
    .selectFrom('page_members')
    .innerJoin('users', 'users.id', 'page_members.user_id')
    .select(['page_members.user_id', 'role', 'page_members.state'])
    .where('page_id', '=', page)
    .where('page_members.state', '!=', 'asked')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()

/** Takes an invitation of a guest back that is for nothing any more; its link stops working. */
export async function withdrawGuest(ctx: Context, tx: Tx, id: string): Promise<void> {
  const row = await tx
    .updateTable('page_invitations')
    .set({ state: 'withdrawn' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('role', '=', role)
    .returning(['page_id', 'email'])
    .executeTakeFirst()
  if (!row) return
  await forgetKeys(tx, 'join-team', id)
  await emit(ctx, tx, invitationWithdrawn, { page: row.page_id, invitation: id, email: row.email, role })
}
