import type { Context } from '#platform/server/context.ts'

/** Alerts that somebody had as a guest become those of the account that proved the address. */
export async function adoptAlerts(ctx: Context, user: string): Promise<void> {
  await ctx.db
    .updateTable('alerts')
    .set({ user_id: user, email: null })
    .from('users')
    .where('users.id', '=', user)
    .where('users.email_verified_at', 'is not', null)
    .where('alerts.state', '!=', 'asked')
    .whereRef(
      (eb) => eb.fn('lower', ['alerts.email']),
      '=',
      (eb) => eb.fn('lower', ['users.email']),
    )
    .execute()
}
