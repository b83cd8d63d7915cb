import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { partSwitched } from './events.ts'
import { mayBeFor, switchable, switchNames } from './rules.ts'
import { forgetSwitches } from './stand-of.ts'

/** Every switch there is, with how it stands and who set it so. */
export async function listSwitches(ctx: Context): Promise<Given<typeof contract.listSwitches>> {
  const rows = await ctx.db
    .selectFrom('switches')
    .leftJoin('users', 'users.id', 'switches.changed_by')
    .selectAll('switches')
    .select('users.name as by')
    .execute()
  return {
    success: true,
    data: switchNames.map((name) => {
      const row = rows.find((one) => one.name === name)
      return {
        name,
        audience: row?.audience ?? switchable[name].for[0],
        may_be: [...switchable[name].for],
        until: row?.until_at?.toISOString() ?? null,
        reason: row?.reason ?? '',
        version: row?.version ?? 0,
        by: row?.by ?? null,
        at: row?.changed_at.toISOString() ?? null,
      }
    }),
  }
}

/** @throws Refused changed_meanwhile: somebody else switched it since it was read · invalid: not for this audience, or a time that is over */
export async function setSwitch(
  ctx: Context,
  { name, audience, until, reason, version }: Taken<typeof contract.setSwitch>,
): Promise<Given<typeof contract.setSwitch>> {
  if (!mayBeFor(name, audience)) throw wrongField('audience', 'wrong')
  const isClosing = name === 'site' && audience !== 'everyone'
  if (until && isClosing && new Date(until) <= ctx.now()) throw wrongField('until', 'moment_past')
  await ctx.db.transaction().execute(async (tx) => {
    const row = {
      audience,
      reason,
      until_at: isClosing ? until : null,
      changed_by: found(ctx.me).id,
      changed_at: ctx.now(),
    }
    const known = await tx.selectFrom('switches').selectAll().where('name', '=', name).forUpdate().executeTakeFirst()
    if ((known?.version ?? 0) !== version) throw new Refused('changed_meanwhile')
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('switches')
      .values({ name, ...row })
      .onConflict((there) =>
        there
          .column('name')
          .doUpdateSet({ ...row, version: version + 1 })
          .where('switches.version', '=', version),
      )
      .executeTakeFirst()
    // two who switch it for the first time
    if (!numInsertedOrUpdatedRows) throw new Refused('changed_meanwhile')
    const from = known?.audience ?? switchable[name].for[0]
    await emit(ctx, tx, partSwitched, { name, from, to: audience, until: row.until_at, reason })
  })
  forgetSwitches(ctx)
  return { success: true }
}
