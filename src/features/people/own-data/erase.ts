import { sql } from 'kysely'
import { z } from 'zod'
import { personNotHeld } from '#features/site/holds/not-held.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { partsOf } from '#platform/server/feature.ts'
import { accountErased } from './events.ts'

const atOnce = 200

/** Accounts whose 30 days are over are erased, each in a transaction of its own; one under a legal hold once it is lifted. */
export const eraseDueAccounts = backgroundTask('erase-due-accounts', z.object({}), async (ctx) => {
  const due = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('state', '=', 'deactivated')
    .where('erase_at', '<=', ctx.now())
    .where(personNotHeld(ctx.now(), sql.ref('users.id')))
    .limit(atOnce)
    .execute()
  for (const { id } of [...due, ...(await neverConfirmed(ctx))]) await erase(ctx, id)
})

const claimDays = 30

/** Accounts that claim an address which another has confirmed, never confirmed any, and have not been used for a month. */
function neverConfirmed(ctx: Context) {
  const since = new Date(ctx.now().getTime() - claimDays * 86_400_000)
  return ctx.db
    .selectFrom('users as claimant')
    .select('id')
    .where('state', '!=', 'erased')
    .where('email_verified_at', 'is', null)
    .where('phone_verified_at', 'is', null)
    .where('created_at', '<', since)
    .where(personNotHeld(ctx.now(), sql.ref('claimant.id')))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('users as owner')
          .select('owner.id')
          .where(sql<boolean>`lower(owner.email) = lower(claimant.email)`)
          .where('owner.email_verified_at', 'is not', null),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.user_id', '=', 'claimant.id')
            .where('seen_at', '>', since),
        ),
      ),
    )
    .limit(atOnce)
    .execute()
}

/** Forgets a person: every feature its part, the latest first and the account itself last; numbers that name nobody stay. */
export async function erase(ctx: Context, user: string): Promise<void> {
  const loose: string[] = []
  await ctx.db.transaction().execute(async (tx) => {
    for (const holding of partsOf(ctx).holdings.toReversed()) loose.push(...(await holding.forget(ctx, tx, user)))
    await emit(ctx, tx, accountErased, { user })
  })
  // a stored file without a row can be reached by nobody, so the rows go first
  for (const key of loose) await ctx.files.remove(key).catch((error) => ctx.log.error(error))
}
