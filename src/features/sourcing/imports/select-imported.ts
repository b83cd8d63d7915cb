import { countryName } from '#features/site/lookups/countries.ts'
import { placeName } from '#features/site/lookups/place-name.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'

/** People a company brought along, with what a row of the list shows. */
export const selectImported = (db: Db) =>
  db
    .selectFrom('imported_candidates as i')
    .leftJoin('files', 'files.id', 'i.cv_id')
    .leftJoin('users as adders', 'adders.id', 'i.added_by')
    .selectAll('i')
    .select(['files.name as cv_name', 'adders.name as added_by_name'])

export type ImportedRow = Awaited<ReturnType<ReturnType<typeof selectImported>['executeTakeFirstOrThrow']>>

type Shown = Given<typeof contract.listImported>['data'][number]

/** As the team sees it. */
export async function viewOf(ctx: Context, row: ImportedRow): Promise<Shown> {
  const { rows, cityById } = await readKept(ctx)
  const titles = new Map((rows.get('position') ?? []).map(({ id, texts }) => [id, texts[ctx.language]]))
  const city = row.city_id ? cityById.get(row.city_id) : undefined
  return {
    ...{ id: row.id, state: row.state, source: row.source, name: row.name ?? '', email: row.email, phone: row.phone },
    ...{ language: row.language, country_id: row.country_id, city_id: row.city_id, headline: row.headline },
    place: city
      ? placeName(city.texts[ctx.language], city.country_id, ctx.language)
      : row.country_id
        ? countryName(row.country_id, ctx.language)
        : null,
    position_ids: row.position_ids,
    positions: row.position_ids.flatMap((id) => titles.get(id) ?? []),
    ...{ salary: row.salary, salary_currency: row.salary_currency, salary_period: row.salary_period },
    ...{ notice_days: row.notice_days, available_on: row.available_on },
    ...{ tags: row.tags, note: row.note, has_account: row.user_id !== null, version: row.version },
    picture: row.picture_id ? `/api/files/${row.picture_id}/thumb/160` : null,
    cv: row.cv_id && row.cv_name ? fileOf(row.cv_id, row.cv_name) : null,
    invited_at: row.invited_at?.toISOString() ?? null,
    answer_due_at: row.state === 'invited' ? (row.answer_due_at?.toISOString() ?? null) : null,
    keep_until: row.keep_until?.toISOString() ?? null,
    added_by: row.added_by_name,
    created_at: row.created_at.toISOString(),
  }
}

export const fileOf = (id: string, name: string) => ({ id, name, url: `/api/files/${id}/${encodeURIComponent(name)}` })
