import { demandProof, endSessions } from '#features/people/accounts/sessions.ts'
import { refuseTaken, takeContact } from '#features/people/accounts/take-contact.ts'
import { confirmEmail } from '#features/people/accounts/verify-email.ts'
import { askNewEmail } from '#features/people/contacts/ask-new-email.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { personActed, personNoted } from './events.ts'
import { findPerson, mayActOn, type PersonRow } from './find-person.ts'
import type { PersonAct } from './rules.ts'

/**
 * Does something about somebody's account, with the reason; the person is told.
 * @throws Refused not_found · proof_needed · own_account · staff_account · person_state · address_taken · invalid · already_verified
 */
export async function actOnPerson(ctx: Context, { user, act, reason, email }: Taken<typeof contract.actOnPerson>) {
  demandProof(ctx)
  await refuseTaken(
    ctx.db.transaction().execute(async (tx) => {
      found(await tx.selectFrom('users').select('id').where('id', '=', user).forUpdate().executeTakeFirst())
      const row = await findPerson(ctx, tx, user)
      must(mayActOn(ctx, row, act))
      await acts[act](ctx, tx, row, email)
      await emit(ctx, tx, personActed, { user, act, reason })
    }),
  )
  return { success: true as const }
}

const acts: Record<PersonAct, (ctx: Context, tx: Tx, row: PersonRow, email?: string) => Promise<unknown>> = {
  async suspend({ now }, tx, { id }) {
    await tx.updateTable('users').set({ state: 'suspended', suspended_at: now() }).where('id', '=', id).execute()
    await endSessions(tx, id)
  },
  reinstate: (_, tx, { id }) =>
    tx.updateTable('users').set({ state: 'active', suspended_at: null }).where('id', '=', id).execute(),
  end_sessions: (_, tx, { id }) => endSessions(tx, id),
  async reset_factor(_, tx, { id }) {
    await tx.deleteFrom('second_factors').where('user_id', '=', id).execute()
    await tx.deleteFrom('recovery_codes').where('user_id', '=', id).execute()
    // whoever is in by the factor that was lost comes in anew
    await endSessions(tx, id)
  },
  confirm_email: (ctx, tx, { id }) => confirmEmail(ctx, tx, id),
  confirm_phone: (ctx, tx, { id, phone }) => takeContact(ctx, tx, id, { kind: 'phone', contact: phone ?? '' }),
  change_email: (ctx, tx, row, email) => askNewEmail(ctx, tx, row, email),
}

/** @throws Refused not_found */
export async function notePerson(ctx: Context, { user, text }: Taken<typeof contract.notePerson>) {
  await ctx.db.transaction().execute(async (tx) => {
    await findPerson(ctx, tx, user)
    const id = newId()
    const note = { id, user_id: user, author_id: found(ctx.me).id, text, at: ctx.now() }
    await tx.insertInto('staff_notes').values(note).execute()
    await emit(ctx, tx, personNoted, { user, note: id })
  })
  return { success: true as const }
}
