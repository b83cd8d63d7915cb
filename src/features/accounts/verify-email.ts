import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { emailVerified, verificationAsked } from './events.ts'
import { makeKey, spendKey } from './one-time-keys.ts'

/** Marks an e-mail address as confirmed. @throws Refused link_expired */
export async function verifyEmail(ctx: Context, { hash }: { hash: string }) {
  await ctx.db.transaction().execute(async (tx) => {
    const { user_id: user } = await spendKey(ctx, tx, 'verify-email', hash)
    if (!user) throw new Refused('link_expired')
    await tx.updateTable('users').set({ email_verified_at: ctx.now() }).where('id', '=', user).execute()
    await emit(ctx, tx, emailVerified, { user })
  })
  return { success: true as const }
}

/** Asks for the confirming mail again. @throws Refused already_verified */
export async function sendVerification(ctx: Context) {
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('users')
      .select('email_verified_at')
      .where('id', '=', user)
      .executeTakeFirstOrThrow()
    if (row.email_verified_at) throw new Refused('already_verified')
    await emit(ctx, tx, verificationAsked, { user })
  })
  return { success: true as const }
}

/** The mail with the confirming link, to whoever has an unconfirmed address. */
export async function mailVerification(ctx: Context, { user }: { user: string }) {
  const row = await ctx.db
    .selectFrom('users')
    .select(['email', 'name', 'language', 'email_verified_at'])
    .where('id', '=', user)
    .executeTakeFirst()
  if (!row?.email || row.email_verified_at) return null
  const key = await ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'verify-email', { user }))
  return { to: row.email, name: row.name, language: row.language, url: `${ctx.settings.publicUrl}/verify-email/${key}` }
}
