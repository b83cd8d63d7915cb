import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { type Language, languages } from '#platform/shared/languages.ts'

/** Those of the jobs that are live, with all that the search table says of them. */
export async function readLive(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('jobs')
    .innerJoin('pages', 'pages.id', 'jobs.page_id')
    .leftJoin('lookup_entries as position', (join) =>
      join.onRef('position.id', '=', 'jobs.position_id').on('position.list', '=', 'position'),
    )
    .leftJoin('lookup_entries as degree', (join) =>
      join.onRef('degree.id', '=', 'jobs.degree_id').on('degree.list', '=', 'degree'),
    )
    .leftJoin('lookup_entries as hours', (join) =>
      join.onRef('hours.id', '=', 'jobs.part_time_category_id').on('hours.list', '=', 'part-time-category'),
    )
    .selectAll('jobs')
    .select([
      'degree.code as degree_code',
      'hours.code as part_time_code',
      'pages.name as page_name',
      'pages.slug as page_slug',
      'pages.logo_id',
      'pages.email_verified_at',
      'pages.licence_checked_at',
    ])
    .select((eb) => languages.map((one) => eb.ref(`position.text_${one}`).as(`position_${one}`)))
    .select((eb) =>
      eb
        .selectFrom('cities')
        .select(sql<CityNames[]>`json_agg(cities)`.as('names'))
        .where(sql<boolean>`(cities.id = jobs.city_id or cities.id = any(jobs.more_city_ids))`)
        .as('city_names'),
    )
    .select((eb) =>
      eb
        .selectFrom('job_texts')
        .select(sql<TextOfJob[]>`json_agg(job_texts)`.as('texts'))
        .whereRef('job_texts.job_id', '=', 'jobs.id')
        .as('texts'),
    )
    .where('jobs.state', '=', 'live')
    .where('pages.state', 'in', ['pending', 'active', 'limited'])
    .where('jobs.id', 'in', [...ids])
    .execute()
}

type CityNames = Record<`text_${Language}`, string>
export type TextOfJob = Record<'language' | 'title' | 'description' | 'responsibilities' | 'requirements', string>
export type Live = Awaited<ReturnType<typeof readLive>>[number]
