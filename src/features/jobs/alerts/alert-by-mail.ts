import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { alertView } from './alert-view.ts'
import type * as contract from './contract.ts'
import { alertOf } from './mailed-key.ts'
import { type AlertRow, moveAlert } from './move-alert.ts'

/** The alert a mail came from, held until the transaction ends. @throws Refused link_expired */
async function lockByKey(ctx: Context, tx: Tx, key: string): Promise<AlertRow> {
  const alert = await tx
    .selectFrom('alerts')
    .selectAll()
    .where('id', '=', await alertOf(ctx, key))
    .forUpdate()
    .executeTakeFirst()
  if (!alert) throw new Refused('link_expired')
  return alert
}

const changing =
  <T extends { key: string }>(change: (ctx: Context, tx: Tx, alert: AlertRow, taken: T) => Promise<AlertRow>) =>
  async (ctx: Context, taken: T) => {
    const alert = await ctx.db
      .transaction()
      .execute(async (tx) => change(ctx, tx, await lockByKey(ctx, tx, taken.key), taken))
    return { success: true as const, data: await alertView(ctx, alert) }
  }

type Mailed = { key: string }
export const showAlert = changing<Mailed>(async (_ctx, _tx, alert) => alert)
export const confirmAlert = changing<Mailed>((ctx, tx, alert) => moveAlert(ctx, tx, alert, 'confirm'))
export const stopAlert = changing<Mailed>((ctx, tx, alert) => moveAlert(ctx, tx, alert, 'stop'))

export const setAlertFrequency = changing<Taken<typeof contract.setAlertFrequency>>(
  async (_ctx, tx, alert, { frequency }) => {
    await tx.updateTable('alerts').set({ frequency }).where('id', '=', alert.id).execute()
    return { ...alert, frequency }
  },
)

/** Leaves such jobs out of the next mails: those of the position, of the company, or nothing more than this one. */
export async function giveFeedback(ctx: Context, { key, job, reason }: Taken<typeof contract.giveFeedback>) {
  await ctx.db.transaction().execute(async (tx) => {
    const { id } = await lockByKey(ctx, tx, key)
    const told = await tx
      .updateTable('alert_matches')
      .set({ feedback: reason })
      .where('alert_id', '=', id)
      .where('job_id', '=', job)
      .executeTakeFirst()
    if (!told.numUpdatedRows) throw new Refused('link_expired')
    if (reason === 'just_this') return
    const [list, column] = reason === 'other_work' ? ['not_positions', 'position_id'] : ['not_pages', 'page_id']
    await sql`
      update alerts set ${sql.ref(list as string)} = array(
        select distinct unnest(${sql.ref(list as string)} || array(select ${sql.ref(column as string)} from jobs where id = ${job} and ${sql.ref(column as string)} is not null)))
      where id = ${id}`.execute(tx)
  })
  return { success: true as const }
}
