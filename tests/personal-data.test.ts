import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KyselyPlugin, OperationNode } from 'kysely'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { partsOf } from '#platform/server/feature.ts'
import { anApplication } from './world/people.ts'
import { aSite } from './world/site.ts'

/** Columns that name a person and that no holding has to forget, each with its reason. */
const forgottenElsewhere: Record<string, string> = {
  'consents.user_id': 'the proof that somebody agreed outlives the account, whose row names nobody any more',
  'exports.user_id': 'taken away seven days after it was made; an account sleeps thirty before it is erased',
  ...because(
    'work done for a page or the site stays; the row of the account it points to names nobody any more',
    'open_days.created_by open_days.submitted_by open_days.decided_by open_day_booths.asked_by open_day_staff.user_id day_visits.invited_by day_visits.checked_in_by open_day_announcements.by_id',
    'account_merges.asked_by account_merges.decided_by personal_data_accesses.by_id legal_holds.placed_by legal_holds.lifted_by staff_notes.author_id staff_erasures.asked_by staff_erasures.decided_by day_limits.set_by staff_role_changes.asked_by staff_role_changes.decided_by',
    'application_tags.added_by application_tasks.done_by application_tasks.made_by case_decisions.decided_by rule_versions.made_by rule_versions.published_by',
    'bulk_drops.by_id bulk_items.by_id import_tables.by_id import_merges.by_id import_distinct.by_id cv_drop_items.answered_by page_drops.changed_by pool_entries.added_by pool_invitations.by_id imported_candidates.added_by import_settings.changed_by',
    'external_jobs.asked_by clients.owner_id mandates.owner_id job_recruiters.asked_by job_recruiters.answered_by packets.sent_by submissions.by_id submission_disputes.settled_by placements.recruiter_id placement_invoices.created_by recruiter_targets.user_id',
    'call_guests.user_id call_guests.asked_by',
    'guises.user_id guises.by_id articles.changed_by article_versions.published_by banners.changed_by newsletters.changed_by switches.changed_by',
    'cv_downloads.by_id cv_links.made_by cv_requests.by_id cv_unlocks.by_id',
    'formatted_cvs.made_by interview_people.user_id interviews.made_by job_changes.changed_by job_edits.edited_by',
    'job_fees.by_id job_groups.created_by job_reviews.decided_by job_templates.created_by job_versions.saved_by jobs.created_by',
    'ledger_postings.by_id promotions.by_id occupation_names.created_by prices.set_by spending_limits.set_by spending_limits.user_id voucher_batches.made_by voucher_uses.by_id orders.by_id refunds.by_id refund_requests.asked_by refund_requests.decided_by sellers.changed_by page_billing.set_by page_checks.asked_by page_checks.decided_by page_invitations.accepted_by',
    'page_invitations.invited_by pages.created_by pipeline_batches.user_id scorecards.author_id upheld_frauds.decided_by',
  ),
}
/** Tables that name a person and that no export gives. */
const notGiven: Record<string, string> = {
  ...because(
    'secrets and keys that prove who somebody is, or addresses of a browser: to give them out would open the account',
    'calendar_feeds devices one_time_keys push_addresses recovery_codes second_factors text_codes tickets',
  ),
  ...because(
    'work done for a page, which its team has there',
    'application_tags board_watchers cv_baskets cv_marks cv_saved_searches cv_search_told interview_people ledger_postings spending_limits voucher_uses orders page_billing promotions refunds refund_requests',
    'bulk_drops bulk_items import_tables import_merges import_distinct job_changes job_edits job_fees job_groups job_members job_templates job_versions import_settings page_drops page_invitations pipeline_batches',
    'open_day_booths open_day_staff open_day_announcements call_guests',
    'job_recruiters packets submission_disputes placements placement_invoices recruiter_targets',
  ),
  ...because(
    'work done for the site by its staff',
    'articles article_versions banners guises newsletters switches',
    'job_reviews occupation_names page_checks prices rule_versions sellers upheld_frauds voucher_batches',
  ),
  ...because('what waits to be told is told, and then among the notifications', 'held_notices'),
  ...because('exports themselves', 'exports'),
}

function because(reason: string, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((line) => line.split(' ')).map((name) => [name, reason]))
}

const columnsThatNamePeople = `
  select conrelid::regclass::text as "table", attname as "column"
  from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and confrelid = 'users'::regclass and conparentid = 0
  order by 1, 2`

test('every column that names a person is forgotten by a holding, and given out in an export', async () => {
  const site = await aSite()
  const { candidate: person } = await anApplication(site)
  const { rows } = await site.pool.query<{ table: string; column: string }>(columnsThatNamePeople)
  assert.ok(rows.length > 60, 'the database says who names a person')
  const { holdings } = partsOf(site.world)
  const given = recorder()
  for (const { give } of holdings)
    await give({ ...backgroundContext(site.world), db: site.world.db.withPlugin(given) }, person.id)
  const forgotten = recorder()
  await site.world.db.transaction().execute(async (tx) => {
    for (const { forget } of holdings.toReversed())
      await forget(backgroundContext(site.world), tx.withPlugin(forgotten) as typeof tx, person.id)
  })
  const name = (row: { table: string; column: string }) => `${row.table}.${row.column}`
  const missed = rows.filter((row) => !forgotten.touched.has(name(row))).map(name)
  assert.deepEqual(
    missed.filter((one) => !forgottenElsewhere[one]),
    [],
  )
  const kept = [...new Set(rows.map(({ table }) => table))].filter((table) => !given.touched.has(table))
  assert.deepEqual(
    kept.filter((one) => !notGiven[one]),
    [],
  )
  const needless = [
    ...Object.keys(forgottenElsewhere).filter((one) => !missed.includes(one)),
    ...Object.keys(notGiven).filter((one) => !kept.includes(one)),
  ]
  assert.deepEqual(needless, [], 'exceptions that are none any more')
})

/** Notes which tables were asked for or written, alone and with each column that was named beside. */
function recorder(): KyselyPlugin & { touched: Set<string> } {
  const touched = new Set<string>()
  return {
    touched,
    transformQuery: ({ node }) => {
      const { tables, columns } = namesIn(node, { tables: new Set(), columns: new Set() })
      for (const table of tables)
        for (const column of ['', ...columns]) touched.add(column ? `${table}.${column}` : table)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

type Names = { tables: Set<string>; columns: Set<string> }

function namesIn(node: unknown, names: Names): Names {
  if (typeof node !== 'object' || node === null) return names
  const { kind, table, column, sqlFragments } = node as OperationNode & {
    table?: { identifier?: { name: string } }
    column?: { name?: string }
    sqlFragments?: readonly string[]
  }
  if (kind === 'TableNode' && table?.identifier) names.tables.add(table.identifier.name)
  if (kind === 'ColumnNode' && column?.name) names.columns.add(column.name)
  for (const [, verb, word] of (sqlFragments?.join(' ') ?? '').matchAll(/\b(from|join|update|into)?\s*(\w+)/g))
    if (word) (verb ? names.tables : names.columns).add(word)
  for (const inner of Object.values(node)) namesIn(inner, names)
  return names
}
