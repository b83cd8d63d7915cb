import type { List } from '#db/lookups/read-lookups.ts'
import type { DB } from '#db/tables.ts'

/** Where jobs, people and companies point at entries of a list; other lists are not counted. */
export type Counted = List | 'city'

/** A column that holds the id of an entry, or with `many` several of them; with `key` in a JSON below it. */
export type Use = {
  table: keyof DB
  column: string
  many?: true
  key?: string
  /** Columns that may stand once beside an entry. */
  once?: readonly string[]
  /** Whether it counts as a use of a job, a person or a company. */
  counts?: true
}

const one = (table: keyof DB, column: string): Use => ({ table, column })
const many = (table: keyof DB, column: string): Use => ({ table, column, many: true })
const inJson = (table: keyof DB, column: string, ...keys: string[]): Use[] =>
  keys.map((key) => ({ table, column, key, ...(key.endsWith('_ids') && { many: true as const }) }))
/** What of a job waits in templates and edits, as its own columns are called. */
const drafts = (...columns: string[]): Use[] => [
  ...inJson('job_templates', 'fields', ...columns),
  ...inJson('job_edits', 'fields', ...columns),
]
const counted = (...uses: Use[]): Use[] => uses.map((use) => ({ ...use, counts: true }))

/** Every place where an entry of these lists is kept; what is made of them (indexes, sums) is not named. */
export const usesOf: Partial<Record<Counted, readonly Use[]>> = {
  position: [
    ...counted(
      one('jobs', 'position_id'),
      many('profiles', 'position_ids'),
      many('imported_candidates', 'position_ids'),
    ),
    ...[one('job_groups', 'position_id'), one('cv_drops', 'position_id'), many('page_drops', 'position_ids')],
    ...[many('alerts', 'not_positions'), { ...one('occupation_names', 'position_id'), once: ['language', 'name'] }],
    ...inJson('alerts', 'search', 'position'),
    { table: 'cv_saved_searches', column: 'search', key: 'position', many: true },
    ...drafts('position_id'),
  ],
  industry: [
    ...counted(one('jobs', 'industry_id'), one('pages', 'industry_id')),
    one('job_groups', 'industry_id'),
    ...inJson('alerts', 'search', 'industry'),
    ...drafts('industry_id'),
  ],
  degree: [
    ...counted(one('jobs', 'degree_id'), one('profile_education', 'degree_id')),
    ...inJson('alerts', 'search', 'degree'),
    { table: 'cv_saved_searches', column: 'search', key: 'degree', many: true },
    ...drafts('degree_id'),
  ],
  'part-time-category': [
    ...counted(one('jobs', 'part_time_category_id'), many('profiles', 'part_time_category_ids')),
    ...drafts('part_time_category_id'),
  ],
  nationality: counted(many('jobs', 'nationality_ids'), many('profiles', 'nationality_ids')),
  'civil-status': counted(one('profiles', 'civil_status_id')),
  city: [
    ...counted(one('jobs', 'city_id'), many('jobs', 'more_city_ids'), one('profiles', 'residence_city_id')),
    ...counted(one('profile_places', 'city_id'), one('pages', 'city_id'), one('page_places', 'city_id')),
    ...counted(one('open_days', 'city_id'), one('imported_candidates', 'city_id'), one('clients', 'city_id')),
    ...[one('job_groups', 'city_id'), one('mandates', 'city_id'), many('page_drops', 'city_ids')],
    { ...one('agent_cities', 'city_id'), once: ['user_id'] },
    ...inJson('alerts', 'search', 'place'),
    ...inJson('cv_saved_searches', 'search', 'place'),
    ...drafts('city_id', 'more_city_ids'),
  ],
  relocate: counted(one('profiles', 'relocate_id')),
  'advertisement-reference': counted(one('profiles', 'heard_of_id')),
}
