import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KyselyPlugin, OperationNode } from 'kysely'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { partsOf } from '#platform/server/feature.ts'
import { anApplication } from './world/people.ts'
import { aSite } from './world/site.ts'

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
  ...because('made of the profile and the CVs, which are given', 'cv_search'),
  ...because('what stands in the account and its ways in, which are given', 'names'),
  ...because('that something was sent once, which stands among the notifications', 'deliveries'),
  ...because('nobody who is being forgotten can ask for an export any more', 'forgettings'),
}

function because(reason: string, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((line) => line.split(' ')).map((name) => [name, reason]))
}

test('every table that names a person is given out in an export', async () => {
  const site = await aSite()
  const { candidate: person } = await anApplication(site)
  const tables = new Set(partsOf(site.world).forgetting.flatMap(({ people }) => people.map(({ table }) => table)))
  assert.ok(tables.size > 60, 'features say who names a person')
  const given = recorder()
  for (const { give } of partsOf(site.world).holdings)
    await give({ ...backgroundContext(site.world), db: site.world.db.withPlugin(given) }, person.id)
  const kept = [...tables].filter((table) => !given.touched.has(table))
  assert.deepEqual(
    kept.filter((one) => !notGiven[one]),
    [],
  )
  const needless = Object.keys(notGiven).filter((one) => !kept.includes(one as (typeof kept)[number]))
  assert.deepEqual(needless, [], 'exceptions that are none any more')
})

/** Notes which tables were asked for. */
function recorder(): KyselyPlugin & { touched: Set<string> } {
  const touched = new Set<string>()
  return {
    touched,
    transformQuery: ({ node }) => {
      noteTables(node, touched)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

function noteTables(node: unknown, tables: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  const { kind, table, sqlFragments } = node as OperationNode & {
    table?: { identifier?: { name: string } }
    sqlFragments?: readonly string[]
  }
  if (kind === 'TableNode' && table?.identifier) tables.add(table.identifier.name)
  for (const [, word] of (sqlFragments?.join(' ') ?? '').matchAll(/\b(?:from|join)\s+(\w+)/g))
    if (word) tables.add(word)
  for (const inner of Object.values(node)) noteTables(inner, tables)
}
