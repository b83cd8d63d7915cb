import { demandPlaces } from '#features/site/lookups/demand-places.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { mandateSaved } from './events.ts'
import { holdClients, lockClient, lockWithClient } from './find-client.ts'
import { readMandate } from './list-mandates.ts'

type Written = Omit<Taken<typeof contract.addMandate>, 'client'>

/** @throws Refused not_found · client_state · mandate_known · invalid */
export async function addMandate(
  ctx: Context,
  { client: clientId, ...asked }: Taken<typeof contract.addMandate>,
): Promise<Given<typeof contract.addMandate>> {
  const { page, member } = found(ctx.membership)
  await demandWhole(ctx, asked)
  const [id, now] = [newId(), ctx.now()]
  await ctx.db.transaction().execute(async (tx) => {
    await holdClients(tx, page)
    const client = await lockClient(ctx, tx, clientId)
    if (client.state === 'ended') throw new Refused('client_state')
    await demandReachableJob(tx, page, client, asked.job_id)
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('mandates')
      .values({ ...asked, id, page_id: page, client_id: clientId, owner_id: member, created_at: now, updated_at: now })
      .onConflict((known) => known.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) throw new Refused('mandate_known')
    await emit(ctx, tx, mandateSaved, { mandate: id, client: clientId, page, what: 'added', to: 'open' })
  })
  return { success: true, data: await readMandate(ctx, id) }
}

/** @throws Refused not_found · changed_meanwhile · mandate_known · invalid */
export async function saveMandate(
  ctx: Context,
  { mandate: id, version, ...asked }: Taken<typeof contract.saveMandate>,
): Promise<Given<typeof contract.saveMandate>> {
  const { page } = found(ctx.membership)
  await demandWhole(ctx, asked)
  await ctx.db.transaction().execute(async (tx) => {
    await holdClients(tx, page)
    const { client, mandate: row } = await lockWithClient(ctx, tx, id)
    if (row.version !== version) throw new Refused('changed_meanwhile', { version: row.version })
    if (asked.job_id !== row.job_id) {
      await demandReachableJob(tx, page, client, asked.job_id)
      await demandFreeJob(tx, page, asked.job_id)
    }
    await tx
      .updateTable('mandates')
      .set({ ...asked, version: version + 1, updated_at: ctx.now() })
      .where('id', '=', id)
      .execute()
    await emit(ctx, tx, mandateSaved, { mandate: id, client: client.id, page, what: 'changed', to: row.state })
  })
  return { success: true, data: await readMandate(ctx, id) }
}

async function demandWhole(ctx: Context, asked: Written): Promise<void> {
  await demandPlaces(ctx, [asked])
  const { salary_min, salary_max, salary_currency, salary_period } = asked
  if (salary_min !== null && salary_max !== null && salary_min > salary_max) throw wrongField('salary_max', 'less')
  if (salary_min === null && salary_max === null) return
  if (!salary_currency) throw wrongField('salary_currency', 'required')
  if (!salary_period) throw wrongField('salary_period', 'required')
}

/**
 * An advert of the agency itself, or one of the client's that the agency was invited to.
 * @throws Refused invalid
 */
async function demandReachableJob(
  tx: Tx,
  page: string,
  { client_page_id }: { client_page_id: string | null },
  job: string | null,
): Promise<void> {
  if (job === null) return
  const row = await tx
    .selectFrom('jobs')
    .leftJoin('job_recruiters', (join) =>
      join
        .onRef('job_recruiters.job_id', '=', 'jobs.id')
        .on('job_recruiters.agency_id', '=', page)
        .on('job_recruiters.state', '=', 'active'),
    )
    .select(['jobs.page_id', 'job_recruiters.id as invited'])
    .where('jobs.id', '=', job)
    .where('jobs.state', '<>', 'archived')
    .executeTakeFirst()
  const isReachable = row && (row.page_id === page || (row.invited !== null && row.page_id === client_page_id))
  if (!isReachable) throw wrongField('job_id', 'wrong')
}

async function demandFreeJob(tx: Tx, page: string, job: string | null): Promise<void> {
  if (job === null) return
  const query = tx.selectFrom('mandates').select('id').where('page_id', '=', page)
  if (await query.where('job_id', '=', job).executeTakeFirst()) throw new Refused('mandate_known')
}
