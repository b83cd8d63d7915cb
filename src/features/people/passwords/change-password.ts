import { checkPassword } from '#features/people/accounts/check-password.ts'
import { demandPassword, hashPassword } from '#features/people/accounts/passwords.ts'
import { enqueue } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { mailFirstPassword } from './mail-first-password.ts'
import { putPassword } from './put-password.ts'

/** Changes the password with the one before. @throws Refused invalid · no_password · too_many */
export async function changePassword(ctx: Context, { current, password }: Taken<typeof contract.changePassword>) {
  const user = found(ctx.me).id
  await checkPassword(ctx, current, 'current')
  demandPassword(ctx, password)
  const password_hash = await hashPassword(password)
  await ctx.db.transaction().execute((tx) => putPassword(ctx, tx, { user, password_hash, how: 'changed' }))
  return { success: true as const }
}

/** Has the link mailed that chooses a first password. @throws Refused password_there · email_needed */
export async function askToCreate(ctx: Context) {
  const user = found(ctx.me).id
  const row = await ctx.db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow()
  if (row.password_hash) throw new Refused('password_there')
  if (!row.email) throw new Refused('email_needed')
  await ctx.db.transaction().execute((tx) => enqueue(tx, mailFirstPassword, { user }))
  return { success: true as const }
}
