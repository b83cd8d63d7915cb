import { addressOf } from '#features/jobs/jobs/reference.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { Mandate } from './contract.ts'
import { placeOf } from './select-clients.ts'

const atOnce = 60

/** Jobs of clients, with the advert where there is one. */
export const selectMandates = (db: Db) =>
  db
    .selectFrom('mandates as m')
    .innerJoin('clients', 'clients.id', 'm.client_id')
    .leftJoin('jobs', 'jobs.id', 'm.job_id')
    .leftJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .selectAll('m')
    .select(['clients.name as client_name', 'jobs.reference', 'jobs.state as job_state', 'jobs.page_id as job_page'])
    .select(['job_texts.title as job_title', 'clients.fee_currency as client_currency'])
    .select((eb) =>
      eb
        .selectFrom('submissions')
        .whereRef('submissions.mandate_id', '=', 'm.id')
        .where('submissions.state', '=', 'placed')
        .select((one) => one.fn.countAll<number>().as('count'))
        .as('placed'),
    )
    .select((eb) =>
      eb
        .selectFrom('submissions')
        .whereRef('submissions.mandate_id', '=', 'm.id')
        .where('submissions.state', 'not in', ['draft', 'placed', 'rejected', 'withdrawn', 'duplicate'])
        .select((one) => one.fn.countAll<number>().as('count'))
        .as('under_way'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof selectMandates>['executeTakeFirstOrThrow']>>

/** As the team sees it. */
export async function mandateView(ctx: Context, row: Row): Promise<Mandate> {
  const { id, state, title, openings, country_id, city_id, needs, note, version, reference, job_id } = row
  const { salary_min, salary_max, salary_currency, salary_period } = row
  return {
    ...{ id, state, title, openings, country_id, city_id, needs, note, version },
    ...{ salary_min, salary_max, salary_currency, salary_period },
    client: { id: row.client_id, name: row.client_name, currency: row.client_currency },
    place: (await placeOf(ctx, row)) ?? '',
    job:
      job_id && reference && row.job_state
        ? {
            id: job_id,
            path: `/jobs/${addressOf(row.job_title ?? title, reference)}`,
            state: row.job_state,
            of: row.job_page === row.page_id ? 'own' : 'client',
          }
        : null,
    ...{ placed: row.placed ?? 0, under_way: row.under_way ?? 0 },
    created_at: row.created_at.toISOString(),
  }
}

/** @throws Refused invalid */
export async function listMandates(
  ctx: Context,
  { client, state, cursor }: Taken<typeof contract.listMandates>,
): Promise<Given<typeof contract.listMandates>> {
  const rows = await selectMandates(ctx.db)
    .where('m.page_id', '=', found(ctx.membership).page)
    .$if(client !== undefined, (query) => query.where('m.client_id', '=', client as string))
    .$if(state !== undefined, (query) => query.where('m.state', '=', found(state)))
    .$if(cursor !== undefined, (query) => query.where('m.id', '<', cursor as string))
    .orderBy('m.id', 'desc')
    .limit(atOnce + 1)
    .execute()
  const shown = rows.slice(0, atOnce)
  return {
    success: true,
    data: await Promise.all(shown.map((row) => mandateView(ctx, row))),
    next_cursor: rows.length > atOnce ? (shown.at(-1)?.id ?? null) : null,
  }
}

export async function readMandate(ctx: Context, id: string): Promise<Mandate> {
  return mandateView(ctx, await selectMandates(ctx.db).where('m.id', '=', id).executeTakeFirstOrThrow())
}
