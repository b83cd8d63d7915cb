import type { Insertable } from 'kysely'
import type { DB } from '#db/tables.ts'

/** In the order in which they must be written: nothing points at what is not there yet. */
export const tables = [
  'users',
  'files',
  'pages',
  'page_members',
  'page_places',
  'page_pictures',
  'page_clients',
  'page_checks',
  'page_followers',
  'jobs',
  'job_members',
  'job_texts',
  'job_questions',
  'job_reviews',
  'complaints',
  'job_groups',
  'job_group_texts',
  'job_group_jobs',
  'open_days',
  'open_day_texts',
  'open_day_dates',
  'open_day_jobs',
  'open_day_booths',
  'open_day_desks',
  'open_day_staff',
  'open_day_cells',
  'profiles',
  'profile_places',
  'cvs',
  'cv_versions',
  'cv_previews',
  'applications',
  'held_moves',
  'application_answers',
  'threads',
  'messages',
  'connections',
  'message_reactions',
  'thread_members',
  'thread_marks',
  'bounced_addresses',
  'saved_jobs',
  'job_pipelines',
  'application_tags',
  'application_notes',
  'scorecards',
  'application_tasks',
  'offers',
  'interviews',
  'interview_people',
  'message_templates',
  'message_template_texts',
  'saved_views',
  'job_group_counts',
  'job_group_days',
  'page_visits',
  'events',
  'cv_unlocks',
  'cv_requests',
  'page_drops',
  'cv_drops',
  'cv_drop_items',
  'day_visits',
  'imported_candidates',
  'pool_entries',
  'notifications',
] as const
export type Table = (typeof tables)[number]

export type Row<T extends Table> = Insertable<DB[T]>
export type Rows = { [T in Table]: Row<T>[] }

export const noRows = (): Rows => Object.fromEntries(tables.map((table) => [table, []])) as unknown as Rows

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
export const later = (from: Date, milliseconds: number): Date => new Date(Math.round(from.getTime() + milliseconds))
