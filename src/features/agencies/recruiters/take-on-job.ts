import { sql } from 'kysely'
import { clientSaved, mandateSaved } from '#features/agencies/clients/events.ts'
import { holdClients } from '#features/agencies/clients/find-client.ts'
import { moveLocked } from '#features/agencies/clients/move-mandate.ts'
import type { MandateState } from '#features/agencies/clients/rules.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type { RecruiterRow } from './move-recruiter.ts'

/** Makes the company a client and its job one of the client's, or finds them. @throws Refused job_closed */
export async function takeOnJob(ctx: Context, tx: Tx, row: RecruiterRow): Promise<void> {
  await holdClients(tx, row.agency_id)
  const job = await tx
    .selectFrom('jobs')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['jobs.id', 'jobs.state', 'title', 'openings', 'country_id', 'city_id'])
    .where('jobs.id', '=', row.job_id)
    .executeTakeFirst()
  if (job?.state !== 'live' && job?.state !== 'paused') throw new Refused('job_closed')
  const known = await tx
    .selectFrom('mandates')
    .select(['id', 'page_id', 'client_id', 'state'])
    .where('page_id', '=', row.agency_id)
    .where('job_id', '=', job.id)
    .forUpdate()
    .executeTakeFirst()
  if (known) return takeUp(ctx, tx, row, known)
  const client = await clientOf(ctx, tx, row)
  const [id, now] = [newId(), ctx.now()]
  await tx
    .insertInto('mandates')
    .values({
      ...{ id, page_id: row.agency_id, client_id: client, job_id: job.id, title: job.title },
      ...{ openings: Math.min(999, Math.max(1, job.openings)), country_id: job.country_id, city_id: job.city_id },
      ...{ owner_id: found(ctx.membership).member, created_at: now, updated_at: now },
    })
    .execute()
  await emit(ctx, tx, mandateSaved, { mandate: id, client, page: row.agency_id, what: 'added', to: 'open' })
}

type Known = { id: string; page_id: string; client_id: string; state: MandateState }

/** The job was one of a client's before: it goes on, at a client that is none of the past. */
async function takeUp(ctx: Context, tx: Tx, row: RecruiterRow, known: Known): Promise<void> {
  const query = tx.selectFrom('clients').select('state').where('id', '=', known.client_id)
  if ((await query.executeTakeFirstOrThrow()).state === 'ended') {
    const client_id = await clientOf(ctx, tx, row, known.client_id)
    if (client_id !== known.client_id)
      await tx.updateTable('mandates').set({ client_id }).where('id', '=', known.id).execute()
  }
  if (known.state !== 'open') await moveLocked(ctx, tx, known, 'resume')
}

/** The company as a client: by its page, by its name, the one that ended, or a new one with the terms of the invitation. */
async function clientOf(ctx: Context, tx: Tx, row: RecruiterRow, ended?: string): Promise<string> {
  const { name, country_id, city_id } = await tx
    .selectFrom('pages')
    .select(['name', 'country_id', 'city_id'])
    .where('id', '=', row.page_id)
    .executeTakeFirstOrThrow()
  const own = tx.selectFrom('clients').select(['id', 'client_page_id']).where('page_id', '=', row.agency_id)
  const current = own.where('state', '<>', 'ended')
  const byPage = await current.where('client_page_id', '=', row.page_id).executeTakeFirst()
  if (byPage) return byPage.id
  const byName = await current.where(sql<boolean>`lower(name) = lower(${name})`).executeTakeFirst()
  if (byName && byName.client_page_id === null) {
    await tx.updateTable('clients').set({ client_page_id: row.page_id }).where('id', '=', byName.id).execute()
    return byName.id
  }
  if (ended) return resume(ctx, tx, row, ended)
  const [id, now] = [newId(), ctx.now()]
  const { fee_kind, fee_percent, fee_amount, fee_currency, guarantee_days, guarantee_kind } = row
  await tx
    .insertInto('clients')
    .values({
      ...{ id, page_id: row.agency_id, client_page_id: row.page_id, country_id, city_id },
      // another client of the same name stays whose it is
      name: byName ? `${name} · ${id.slice(-4)}` : name,
      ...{ fee_kind, fee_percent, fee_amount, fee_currency, guarantee_days, guarantee_kind },
      ...{ owner_id: found(ctx.membership).member, created_at: now, updated_at: now },
    })
    .execute()
  await emit(ctx, tx, clientSaved, { client: id, page: row.agency_id, what: 'added', to: 'active' })
  return id
}

async function resume(ctx: Context, tx: Tx, { agency_id: page }: RecruiterRow, id: string): Promise<string> {
  await tx
    .updateTable('clients')
    .set((eb) => ({ state: 'active', version: eb('version', '+', 1), updated_at: ctx.now() }))
    .where('id', '=', id)
    .execute()
  await emit(ctx, tx, clientSaved, { client: id, page, what: 'resume', to: 'active' })
  return id
}
