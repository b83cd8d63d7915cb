import { sql } from 'kysely'
import { profileSaved } from '#features/people/profiles/events.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { profileRested, profileToRest } from '../events.ts'
import { restDays, warnedDays } from '../rules.ts'
import { openVisibilities } from './access.ts'
import { stepOfVisibility } from './hide.ts'

const day = 86_400_000

/** Before a profile that nobody uses is hidden, its owner is told, once for each time of rest. */
export async function warnUnused(ctx: Context): Promise<void> {
  const now = ctx.now()
  await ctx.db.transaction().execute(async (tx) => {
    const warned = await unusedSince(tx, new Date(now.getTime() - (restDays - warnedDays) * day))
      .set({ rest_warned_at: now })
      .where(sql<boolean>`(rest_warned_at is null or rest_warned_at < users.seen_at)`)
      .returning('user_id')
      .execute()
    for (const { user_id: user } of warned) await emit(ctx, tx, profileToRest, { user })
  })
}

/** product.md, "Profile": visibility is switched off after six unused months. */
export async function hideUnused(ctx: Context): Promise<void> {
  const now = ctx.now()
  await ctx.db.transaction().execute(async (tx) => {
    const hidden = await unusedSince(tx, new Date(now.getTime() - restDays * day))
      .set({ visibility: 'hidden' })
      .where(sql<boolean>`rest_warned_at >= users.seen_at`)
      .where('rest_warned_at', '<=', new Date(now.getTime() - warnedDays * day))
      .returning('user_id')
      .execute()
    for (const { user_id: user } of hidden) {
      await emit(ctx, tx, profileSaved, { user, step: stepOfVisibility })
      await emit(ctx, tx, profileRested, { user })
    }
  })
}

const unusedSince = (tx: Tx, since: Date) =>
  tx
    .updateTable('profiles')
    .from('users')
    .whereRef('users.id', '=', 'profiles.user_id')
    .where('users.state', '=', 'active')
    .where('users.seen_at', '<', since)
    .where('visibility', 'in', openVisibilities)
