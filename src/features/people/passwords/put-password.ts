import { sessionEnded } from '#features/people/accounts/events.ts'
import { voidKeys } from '#features/people/accounts/one-time-keys.ts'
import { endSessions } from '#features/people/accounts/sessions.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { passwordChanged } from './events.ts'

/**
 * Writes the new password. Every session but the one at hand ends, and every link that could still set another password or
 * sign somebody in stops working: whoever got in with the old one is out.
 */
export async function putPassword(
  ctx: Context,
  tx: Tx,
  { user, password_hash, how }: { user: string; password_hash: string; how: 'reset' | 'changed' | 'created' },
): Promise<void> {
  await tx.updateTable('users').set({ password_hash }).where('id', '=', user).execute()
  await endSessions(tx, user, ctx.me?.id === user ? ctx.me.session : null)
  await voidKeys(ctx, tx, user, ['reset-password', 'create-password', 'sign-in'])
  await emit(ctx, tx, passwordChanged, { user, how })
  await emit(ctx, tx, sessionEnded, { user })
}
