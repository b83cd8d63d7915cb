import { type RawBuilder, sql } from 'kysely'
import type { DB } from '#db/tables.ts'
import type { Db, Tx } from '../context.ts'

type Owner = 'page_id' | 'user_id' | 'day_id' | 'thread_id'

/** Whose a row is, where a table takes that from the row it hangs on: its column, the other table and its column, and what names its row. */
type Owned = { column: `of_${Owner}`; of: string; from: Owner; by: string }

const owned = (from: Owner, of: keyof DB, by: string, ...tables: (keyof DB)[]) =>
  tables.map((table): [keyof DB, Owned] => [table, { column: `of_${from}`, of, from, by }])

/**
 * Tables that hung on another one only, and now say themselves to which page, person, open day or conversation a row belongs (0086).
 * These columns have names that no other has: `page_id` alone is said in many a join of the version before, and would mean two columns there.
 * A row never has another owner than the one it hangs on: whoever changes the one brings the other along (`bringOwners`).
 */
export const owners: ReadonlyMap<string, Owned> = new Map([
  ...owned('page_id', 'jobs', 'job_id', 'job_texts', 'job_members', 'job_questions', 'job_pipelines'),
  ...owned('page_id', 'jobs', 'job_id', 'job_reviews', 'job_edits', 'job_changes', 'job_versions', 'board_watchers'),
  ...owned('page_id', 'job_groups', 'group_id', 'job_group_texts', 'job_group_jobs'),
  ...owned('page_id', 'job_groups', 'group_id', 'job_group_counts', 'job_group_days'),
  ...owned('page_id', 'applications', 'application_id', 'application_answers', 'application_tags', 'application_notes'),
  ...owned('page_id', 'applications', 'application_id', 'application_receipts', 'scorecards', 'sent_cvs', 'held_moves'),
  ...owned('page_id', 'pipeline_batches', 'batch_id', 'pipeline_batch_items'),
  ...owned('page_id', 'message_templates', 'template_id', 'message_template_texts'),
  ...owned('page_id', 'page_reject_reasons', 'reason_id', 'page_reject_reason_texts'),
  ...owned('page_id', 'interviews', 'interview_id', 'interview_people'),
  ...owned('page_id', 'cv_saved_searches', 'search_id', 'cv_search_told'),
  ...owned('page_id', 'import_tables', 'table_id', 'import_table_rows'),
  ...owned('page_id', 'imported_candidates', 'imported_id', 'imported_versions'),
  ...owned('page_id', 'pool_entries', 'entry_id', 'pool_compared'),
  ...owned('page_id', 'submissions', 'submission_id', 'submission_approvals', 'submission_disputes'),
  ...owned('page_id', 'submissions', 'submission_id', 'submission_questions'),
  // empty where a person printed their own CV
  ...owned('page_id', 'formatted_cvs', 'formatted_id', 'cv_links'),
  ...owned('user_id', 'cvs', 'cv_id', 'cv_versions'),
  ...owned('day_id', 'open_day_desks', 'desk_id', 'open_day_cells', 'open_day_staff'),
  ...owned('day_id', 'day_visits', 'visit_id', 'call_guests', 'call_signals', 'lobby_reports'),
  ...owned('thread_id', 'messages', 'message_id', 'message_reactions'),
])

/** Whose a row is that hangs on this one, for an insert that does not have it at hand. */
export function ownerOf(table: keyof DB, parent: string | RawBuilder<unknown>): RawBuilder<string> {
  const { from, of } = ownedBy(table)
  return sql<string>`(select ${sql.ref(from)} from ${sql.table(of)} where id = ${parent})`
}

/**
 * Rows of an owner, by themselves. Those that the version before wrote are known by what they hang on, until they have theirs (`fillOwners`):
 * that leg finds nothing then, and goes when the column is never empty.
 * @param as what the rows are called in the query
 */
export function isOwnedBy(
  table: keyof DB,
  owner: string | RawBuilder<unknown>,
  as: string = table,
): RawBuilder<boolean> {
  const { column, of, from, by } = ownedBy(table)
  const [mine, hangs] = [sql.ref(`${as}.${column}`), sql.ref(`${as}.${by}`)]
  return sql<boolean>`(${mine} = ${owner} or (${mine} is null and ${hangs} in (select id from ${sql.table(of)} where ${sql.ref(from)} = ${owner})))`
}

/** Gives rows the owner of what they hang on, where they have another or none. `own` and `parent` name the two. @returns how many */
export async function bringOwners(db: Db | Tx, table: keyof DB, which: RawBuilder<unknown>): Promise<number> {
  const { column, of, from, by } = ownedBy(table)
  const [mine, theirs] = [sql.ref(`own.${column}`), sql.ref(`parent.${from}`)]
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} as own set ${sql.ref(column)} = ${theirs} from ${sql.table(of)} as parent
    where parent.id = ${sql.ref(`own.${by}`)} and ${mine} is distinct from ${theirs} and ${which}`.execute(db)
  return Number(numAffectedRows)
}

export function ownedBy(table: string): Owned {
  const known = owners.get(table)
  if (!known) throw new Error(`${table} takes its owner from no other table`)
  return known
}
