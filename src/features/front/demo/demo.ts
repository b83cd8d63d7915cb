import { signInAs } from '#features/people/sign-in/sign-in.ts'
import type { Context } from '#platform/server/context.ts'
import { readOutbox } from '#platform/server/outbox.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

/** The people of the demo content one may be; only in demo mode. @throws Refused not_found */
export async function listPersonas(ctx: Context): Promise<Given<typeof contract.listPersonas>> {
  demandDemo(ctx)
  const rows = await ctx.db
    .selectFrom('users')
    .select(['demo_persona', 'name', 'language'])
    .where('demo_persona', 'is not', null)
    .orderBy('id')
    .execute()
  return { success: true, data: rows.map(({ demo_persona, ...row }) => ({ ...row, key: demo_persona ?? '' })) }
}

/** Becomes one of them. @throws Refused not_found */
export async function becomePersona(
  ctx: Context,
  { key }: Taken<typeof contract.becomePersona>,
): Promise<Given<typeof contract.becomePersona>> {
  demandDemo(ctx)
  return signInAs(
    ctx,
    found(await ctx.db.selectFrom('users').selectAll().where('demo_persona', '=', key).executeTakeFirst()),
    true,
    'proved-twice',
  )
}

function demandDemo({ settings }: Context) {
  if (!settings.demo) throw new Refused('not_found')
}

/** What would have gone out by mail, SMS and push; while the product is being built. @throws Refused not_found */
export async function listOutbox(ctx: Context): Promise<Given<typeof contract.listOutbox>> {
  if (!ctx.settings.development && !ctx.settings.demo) throw new Refused('not_found')
  return { success: true, data: await readOutbox(ctx.settings, 100) }
}
