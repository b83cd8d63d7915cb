import { type RawBuilder, sql } from 'kysely'
import type { DB } from '#db/tables.ts'
import { exportDays } from '#features/people/own-data/rules.ts'
import { undoFor } from '#features/seeking/saved-jobs/rules.ts'
import { keptDays as bulkDays } from '#features/sourcing/bulk-drops/bulk-states.ts'
import { keptDays as droppedDays } from '#features/sourcing/cv-drops/rules.ts'
import { keptDays as printedDays } from '#features/sourcing/cv-formatting/rules.ts'
import { keptDays as tableDays } from '#features/sourcing/import-tables/table-states.ts'
import { keptDays as connectedDays } from '#features/talk/connections/rules.ts'
import type { KeptName } from './rules.ts'

/** One line of what is kept how long. */
export type Kept = {
  name: KeptName
  table: keyof DB
  /** The column of the moment its time is counted from. */
  since: string
  /** How long it is kept from then on; 0: the moment is its end. */
  days: number
  /** Which of its rows, where not all; `before` is the moment up to which rows are over. */
  only?: (before: Date) => RawBuilder<boolean>
  /** The columns of whom a row is about: a legal hold on them keeps it. */
  people?: readonly string[]
  page?: string
  case?: string
  /** Deleted by a task of its own, because files or other rows go with it; otherwise by `runRetention`. */
  task?: string
}

const anHour = 1 / 24

/** What is kept how long: everything here that the clock deletes. What people delete themselves is gone at once. */
export const kept: readonly Kept[] = [
  {
    name: 'accounts',
    table: 'users',
    since: 'erase_at',
    days: 0,
    only: () => sql`state = 'deactivated'`,
    people: ['id'],
    task: 'erase-due-accounts',
  },
  { name: 'sessions', table: 'sessions', since: 'expires_at', days: 0, people: ['user_id'] },
  { name: 'sign_in_steps', table: 'tickets', since: 'expires_at', days: 0 },
  { name: 'text_codes', table: 'text_codes', since: 'expires_at', days: 0 },
  { name: 'mailed_links', table: 'one_time_keys', since: 'expires_at', days: 0 },
  {
    name: 'exports',
    table: 'files',
    since: 'created_at',
    days: exportDays,
    only: () => sql`thing = 'export'`,
    task: 'forget-old-exports',
  },
  { name: 'notifications', table: 'notifications', since: 'at', days: 365, people: ['user_id'] },
  { name: 'faults', table: 'faults', since: 'last_at', days: 90 },
  { name: 'deliveries', table: 'deliveries', since: 'at', days: 180 },
  { name: 'reply_addresses', table: 'reply_addresses', since: 'expires_at', days: 0 },
  { name: 'inbound_mails', table: 'inbound_mails', since: 'at', days: 90 },
  { name: 'data_accesses', table: 'personal_data_accesses', since: 'at', days: 730, people: ['user_id'] },
  { name: 'cv_views', table: 'cv_views', since: 'day', days: 730, people: ['subject_id'], page: 'page_id' },
  { name: 'saved_jobs', table: 'saved_jobs', since: 'removed_at', days: (undoFor / 3_600_000) * anHour },
  {
    ...{ name: 'connections', table: 'connections', since: 'asked_at', days: connectedDays },
    ...{ only: () => sql`(state <> 'accepted' or ended_at is not null)`, people: ['user_id', 'other_id'] },
  },
  {
    ...{ name: 'cv_drops', table: 'cv_drops', since: 'created_at', days: droppedDays, people: ['user_id'] },
    // of which every answer is as old, unless somebody still works with it
    only: (before) => sql`not exists (select from cv_drop_items item where item.drop_id = cv_drops.id and (
      item.state in ('received', 'seen', 'replied', 'added_to_pool') or item.answered_at > ${before}))`,
  },
  {
    name: 'prints',
    table: 'files',
    since: 'created_at',
    days: printedDays,
    only: () => sql`thing = 'formatted-cv'`,
    task: 'forget-old-prints',
  },
  {
    ...{
      name: 'bulk_files',
      table: 'bulk_items',
      since: 'at',
      days: bulkDays,
      page: 'page_id',
      task: 'forget-old-bulk-drops',
    },
    only: () => sql`state not in ('created', 'merged') and (file_id is not null or content is not null)`,
  },
  {
    ...{ name: 'import_tables', table: 'import_tables', since: 'changed_at', days: tableDays, page: 'page_id' },
    ...{ only: () => sql`state in ('preview', 'checking', 'checked')`, task: 'forget-old-tables' },
  },
  {
    ...{ name: 'imported', table: 'imported_candidates', since: 'keep_until', days: 0, page: 'page_id' },
    ...{ only: () => sql`anonymised_at is null`, task: 'end-keeping-imported' },
  },
  { name: 'import_refusals', table: 'import_refusals', since: 'until', days: 0, page: 'page_id' },
  {
    ...{
      name: 'cases',
      table: 'cases',
      since: 'decided_at',
      days: 1095,
      people: ['person_id'],
      page: 'page_id',
      case: 'id',
    },
    only: () =>
      sql`state <> 'open' and not exists (select from case_appeals appeal where appeal.case_id = cases.id and appeal.state = 'open')`,
  },
  { name: 'guises', table: 'guises', since: 'until_at', days: 730, people: ['user_id'] },
  { name: 'day_limits', table: 'day_limits', since: 'until', days: 365, people: ['user_id'] },
  { name: 'newsletter_letters', table: 'newsletter_letters', since: 'taken_at', days: 365 },
  { name: 'retention_runs', table: 'retention_runs', since: 'at', days: 365 },
]
