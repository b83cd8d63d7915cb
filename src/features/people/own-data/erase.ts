import { sql } from 'kysely'
import { z } from 'zod'
import { personNotHeld } from '#features/site/holds/not-held.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { beginForgetting, forgetPerson, halfForgotten } from './forget-person.ts'

const atOnce = 200

/**
 * Accounts whose 30 days are over are erased, one under a legal hold once it is lifted; and what an ended process had begun is ended. One that
 * cannot be erased keeps no other waiting; the task fails in the end, so that somebody looks.
 */
export const eraseDueAccounts = backgroundTask('erase-due-accounts', z.object({}), async (ctx) => {
  const failed: unknown[] = []
  const orFail = (work: Promise<unknown>) => work.catch((error) => failed.push(error))
  for (const user of await halfForgotten(ctx)) await orFail(forgetPerson(ctx, user))
  for (const which of [isDue, neverConfirmed])
    for (const { id } of await which(ctx, ctx.db).orderBy('created_at').limit(atOnce).execute())
      await orFail(forgetOne(ctx, id, which))
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} accounts could not be erased`)
})

type Which = typeof isDue

/** Whoever came back, or came under a hold, since the list was read stays. */
async function forgetOne(ctx: Context, user: string, which: Which): Promise<void> {
  if (await beginForgetting(ctx, user, (tx) => which(ctx, tx))) await forgetPerson(ctx, user)
}

/** Whose thirty days are over and whom no hold keeps. */
const isDue = (ctx: Context, db: Db | Tx) =>
  db
    .selectFrom('users')
    .select('users.id')
    .where('state', '=', 'deactivated')
    .where('erase_at', '<=', ctx.now())
    .where(personNotHeld(ctx.now(), sql.ref('users.id')))

const claimDays = 30

/** Accounts that claim an address which another has confirmed, never confirmed any, and have not been used for a month. */
function neverConfirmed(ctx: Context, db: Db | Tx): ReturnType<Which> {
  const since = new Date(ctx.now().getTime() - claimDays * 86_400_000)
  return db
    .selectFrom('users')
    .select('users.id')
    .where('state', '!=', 'erased')
    .where('email_verified_at', 'is', null)
    .where('phone_verified_at', 'is', null)
    .where('created_at', '<', since)
    .where(personNotHeld(ctx.now(), sql.ref('users.id')))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('users as owner')
          .select('owner.id')
          .where(sql<boolean>`lower(owner.email) = lower(users.email)`)
          .where('owner.email_verified_at', 'is not', null),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.user_id', '=', 'users.id')
            .where('seen_at', '>', since),
        ),
      ),
    )
}
