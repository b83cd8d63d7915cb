import { othersWhoMay } from '#features/site/staff-rights/others-who-may.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { mergerOf } from './find-accounts.ts'
import { answerDays, mayConfirmMerge } from './rules.ts'

/** @throws Refused not_found */
export async function showMerge(
  ctx: Context,
  { user }: Taken<typeof contract.showMerge>,
): Promise<Given<typeof contract.showMerge>> {
  const me = found(ctx.me).id
  found(
    await ctx.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', user)
      .where('state', '!=', 'erased')
      .executeTakeFirst(),
  )
  const row = await ctx.db
    .selectFrom('account_merges as asked')
    .innerJoin('users as other', (join) =>
      join.on((eb) => eb('other.id', 'in', [eb.ref('keep_id'), eb.ref('gone_id')]).and('other.id', '!=', user)),
    )
    .leftJoin('users as asker', 'asker.id', 'asked_by')
    .selectAll('asked')
    .select(['other.id as other_id', 'other.name as other_name', 'asker.name as by'])
    .where((eb) => eb.or([eb('keep_id', '=', user), eb('gone_id', '=', user)]))
    .where((eb) => eb.or([eb('asked.state', '=', 'waiting'), eb.and({ 'asked.state': 'done', gone_id: user })]))
    .executeTakeFirst()
  if (!row) return { success: true, data: null }
  const agreed = { keep: row.keep_agreed_at !== null, gone: row.gone_agreed_at !== null }
  const is_over = ctx.now().getTime() - row.asked_at.getTime() > answerDays * 86_400_000
  const barrier = await mergerOf(ctx, ctx.db, { keep: row.keep_id, gone: row.gone_id })
  const others = await othersWhoMay(ctx.db, me, 'staff.person.act')
  const asked = { by: row.asked_by, me, others, agreed: agreed.keep && agreed.gone }
  return {
    success: true,
    data: {
      state: row.state === 'done' ? 'done' : 'waiting',
      ...{ id: row.id, side: row.keep_id === user ? ('keep' as const) : ('gone' as const), agreed },
      other: { id: row.other_id, name: row.other_name },
      ...{ reason: row.reason, by: row.by, at: row.asked_at.toISOString() },
      is_over: is_over && !asked.agreed,
      barrier: barrier.refused ? barrier.code : null,
      may_confirm: !barrier.refused && !mayConfirmMerge(asked).refused,
    },
  }
}
