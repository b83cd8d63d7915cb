import type { Context } from '#platform/server/context.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import { isKnownDevice } from './devices.ts'
import { forgetTurnsAt, takeTurnAt } from './guessing.ts'
import { isPassword } from './passwords.ts'
import { markProved } from './sessions.ts'

/**
 * The password of whoever is signed in, given again; slowed like signing in.
 * @throws Refused invalid: it is wrong · no_password: there is none · too_many
 */
export async function checkPassword(ctx: Context, password: string, field: string): Promise<void> {
  const user = found(ctx.me).id
  const isKnown = await isKnownDevice(ctx, [user])
  const { password_hash } = await ctx.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user)
    .executeTakeFirstOrThrow()
  if (!password_hash) throw new Refused('no_password')
  await takeTurnAt(ctx, user, isKnown)
  if (!(await isPassword(password, password_hash))) throw wrongField(field, 'password_wrong')
  await forgetTurnsAt(ctx, user, isKnown)
  await markProved(ctx)
}
