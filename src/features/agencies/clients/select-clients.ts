import { sql } from 'kysely'
import { countryName } from '#features/site/lookups/countries.ts'
import { placeName } from '#features/site/lookups/place-name.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Client } from './contract.ts'

/** Answers that end it for whoever is put forward; all others are under way, as the client's page lists them. */
const answered = ['placed', 'rejected', 'withdrawn'] as const
const fewestTold = 3

/** Clients with what a row of the list counts. */
export const selectClients = (db: Db) =>
  db
    .selectFrom('clients as c')
    .leftJoin('pages as client_pages', 'client_pages.id', 'c.client_page_id')
    .leftJoin('users as owners', 'owners.id', 'c.owner_id')
    .selectAll('c')
    .select(['client_pages.name as page_name', 'client_pages.slug as page_slug', 'owners.name as owner_name'])
    .select((eb) => [
      eb
        .selectFrom('mandates')
        .whereRef('mandates.client_id', '=', 'c.id')
        .where('mandates.state', 'in', ['open', 'on_hold'])
        .select((one) => one.fn.countAll<number>().as('count'))
        .as('open_jobs'),
      eb
        .selectFrom('submissions')
        .whereRef('submissions.client_id', '=', 'c.id')
        .where('submissions.state', 'not in', answered)
        .select((one) => one.fn.countAll<number>().as('count'))
        .as('under_way'),
      eb
        .selectFrom('submissions')
        .whereRef('submissions.client_id', '=', 'c.id')
        .where('submissions.state', '=', 'placed')
        .select((one) => one.fn.countAll<number>().as('count'))
        .as('placed'),
      eb
        .selectFrom('submissions')
        .whereRef('submissions.client_id', '=', 'c.id')
        .where('submissions.decided_at', 'is not', null)
        .select(
          sql<number | null>`case when count(*) >= ${fewestTold} then ceil(percentile_cont(0.5) within group
            (order by extract(epoch from decided_at - submitted_at)) / 86400)::integer end`.as('days'),
        )
        .as('answer_days'),
    ])

export type ClientRow = Awaited<ReturnType<ReturnType<typeof selectClients>['executeTakeFirstOrThrow']>>

/** Where a client or a job of it is, in the language of the request; null where nobody said. */
export async function placeOf(
  ctx: Context,
  { country_id, city_id }: { country_id: number | null; city_id: number | null },
): Promise<string | null> {
  const city = city_id ? (await readKept(ctx)).cityById.get(city_id) : undefined
  if (city) return placeName(city.texts[ctx.language], city.country_id, ctx.language)
  return country_id ? countryName(country_id, ctx.language) : null
}

/** As the team sees it. */
export async function clientView(ctx: Context, row: ClientRow): Promise<Client> {
  const { id, name, state, contact_name, contact_email, contact_phone, country_id, city_id, note, version } = row
  const { fee_kind, fee_percent, fee_amount, fee_currency, guarantee_kind, own_share, shared_with } = row
  return {
    ...{ id, name, state, contact_name, contact_email, contact_phone, country_id, city_id, note, version },
    ...{ fee_kind, fee_percent, fee_amount, fee_currency, guarantee_kind, own_share, shared_with },
    ...{ guarantee_days: row.guarantee_days, ownership_months: row.ownership_months, owner: row.owner_name },
    page:
      row.client_page_id && row.page_name && row.page_slug
        ? { id: row.client_page_id, name: row.page_name, slug: row.page_slug }
        : null,
    place: await placeOf(ctx, row),
    ...{ open_jobs: row.open_jobs ?? 0, under_way: row.under_way ?? 0, placed: row.placed ?? 0 },
    answer_days: row.answer_days,
    created_at: row.created_at.toISOString(),
  }
}
