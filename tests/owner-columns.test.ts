import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillOwners } from '#platform/server/db/fill-owners.ts'
import { isOwnedBy, owners } from '#platform/server/db/owners.ts'
import { anApplication } from './world/people.ts'
import { aDatabase } from './world/postgres.ts'
import { aSite } from './world/site.ts'
import { strayOwners } from './world/stray-owners.ts'

const day = 86_400_000

/**
 * Where the rows of every table would stand if there were several databases (0086): by which column, whose value all have. Columns that are
 * parted by a bar: the first that a row has. `null`: whole on one of them, or on each.
 */
const places: [string | null, string][] = [
  // hiring: by company page
  ['id', 'pages'],
  [
    'page_id',
    `page_billing page_checks page_clients page_directory page_drops page_followers page_invitations page_members page_names page_pictures
    page_places page_plans page_records page_reject_reasons page_slugs page_visits agent_calls agent_pages bulk_drops bulk_items clients
    mandates packets placement_invoices placements recruiter_targets jobs job_fees job_recruiters job_search job_templates job_groups
    external_jobs external_people applications application_progress application_tasks stage_stays interviews offers offer_texts
    pipeline_stages pipeline_batches message_templates scheduled_messages text_contacts text_messages cv_baskets cv_drop_items cv_marks
    cv_requests cv_saved_searches cv_unlocks cv_views saved_views spending_limits imported_candidates import_distinct import_merges
    import_refusals import_settings import_table_maps import_tables pool_entries pool_invitations pool_leavers promotions submissions`,
  ],
  [
    'of_page_id',
    `job_texts job_members job_questions job_pipelines job_reviews job_edits job_changes job_versions board_watchers job_group_texts
    job_group_jobs job_group_counts job_group_days application_answers application_tags application_notes application_receipts scorecards
    sent_cvs held_moves pipeline_batch_items message_template_texts page_reject_reason_texts interview_people cv_search_told
    import_table_rows imported_versions pool_compared submission_approvals submission_disputes submission_questions`,
  ],
  // people: by person
  ['id', 'users'],
  [
    'user_id',
    `cvs cv_search profiles profile_certificates profile_education profile_languages profile_places profile_skills profile_work
    application_drafts saved_jobs outside_applications outside_calendars outside_hours excluded_pages blocks representation_forbidden
    representation_settings connections sessions devices identities passkeys recovery_codes second_factors push_addresses quiet_hours
    subscriptions notifications held_notices calendar_feeds contact_changes day_limits exports forgettings personal_data_accesses`,
  ],
  ['of_user_id', 'cv_versions'],
  // one event of several companies: by open day
  ['id', 'open_days'],
  [
    'day_id',
    `open_day_announcements open_day_booths open_day_dates open_day_desks open_day_jobs open_day_parties open_day_texts day_visits`,
  ],
  ['of_day_id', 'open_day_cells open_day_staff call_guests call_signals lobby_reports'],
  // talk of anybody with anybody: by conversation
  ['id', 'threads'],
  ['thread_id', 'messages thread_members thread_marks reply_addresses'],
  ['of_thread_id', 'message_reactions'],
  // of a guest there is no person, and what they asked for stays where it is when they get an account
  ['id', 'cv_drops'],
  ['id', 'alerts'],
  ['alert_id', 'alert_anchors alert_matches'],
  ['code', 'share_links'],
  // a file changes hands, and is asked for by its own number only
  ['id', 'files'],
  ['file_id', 'cv_previews'],
  // of a page or of a person, as the row itself says
  ['page_id|user_id', 'formatted_cvs cv_downloads'],
  ['of_page_id|made_by', 'cv_links'],
  ['page_id|actor_id', 'events'],
  ['recipient', 'deliveries'],
  // books: numbers without gaps and sums of the house over all pages stand in one place, and outlive pages
  [
    null,
    `orders order_lines order_payments payment_events refunds refund_requests invoices number_series sellers test_payments voucher_batches
    voucher_uses vouchers ledger_accounts ledger_hold_lots ledger_holds ledger_lots ledger_moves ledger_postings ledger_openings
    referrals invite_codes`,
  ],
  // the site and its staff, over all pages and people
  [
    null,
    `cases case_appeals case_decisions complaints upheld_frauds legal_holds account_merges staff_erasures staff_notes staff_role_changes
    staff_roles staff_takings agent_cities agent_countries guises audit_lines consents newsletters newsletter_letters newsletter_readers
    retention_runs site_records cohorts bounced_addresses`,
  ],
  // lists that everybody reads and staff writes: on each
  [
    null,
    `cities lookup_entries lookup_changes occupation_names articles article_versions banners prices products product_prices tax_rates rules
    rule_versions switches salary_insights search_words search_lexemes cv_search_lexemes search_counts`,
  ],
  // what is gone tomorrow, or belongs to the database it lies in
  [
    null,
    `alert_new_jobs background_workers faults inbound_mails loaded_content one_time_keys page_timings page_views searches_in_vain speed_days
    text_codes tickets traffic_days visitor_salts`,
  ],
]

const listed = places.flatMap(([by, tables]) =>
  tables.split(/\s+/).map((table): [string, string | null] => [table, by]),
)

test('every table has its place, by a column that all of its rows have', async () => {
  const { pool } = await aDatabase()
  const { rows } = await pool.query<{ table: string; whole: string[]; all: string[] }>(`
    select relname as table, array_agg(attname::text) filter (where attnotnull) as whole, array_agg(attname::text) as all
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like 'kysely_%'
    group by relname`)
  const known = new Map(listed)
  const lacking = rows.filter(({ table, whole, all }) => {
    const by = known.get(table)
    if (!by) return false
    // owners that came later are empty in rows of the version before
    if (by.includes('|') || by.startsWith('of_')) return !by.split('|').every((column) => all.includes(column))
    return !whole.includes(by)
  })
  const there = new Set(rows.map(({ table }) => table))
  assert.deepEqual(
    {
      'say whose the rows are': [...there].filter((table) => !known.has(table)),
      'no such table': [...known.keys()].filter((table) => !there.has(table)),
      twice: listed.map(([table]) => table).filter((table, at, all) => all.indexOf(table) !== at),
      'rows without it': lacking.map(({ table }) => `${table}.${known.get(table)}`),
      'has an owner, and is placed by something else': [...owners]
        .filter(([table, { column }]) => !known.get(table)?.split('|').includes(column))
        .map(([table]) => table),
    },
    {
      'say whose the rows are': [],
      'no such table': [],
      twice: [],
      'rows without it': [],
      'has an owner, and is placed by something else': [],
    },
  )
})

test('rows of the version before get their owners, at each start until a day has brought none', async () => {
  const site = await aSite()
  const { db } = site.world
  const { job, employer } = await anApplication(site)
  await site.settle()
  const fill = () => fillOwners(db, site.world.now())
  assert.deepEqual(await strayOwners(site.pool), {}, 'whatever is written has its owner')
  const forget = () => site.pool.query('update job_texts set of_page_id = null where job_id = $1', [job])
  const asked = () =>
    db.selectFrom('job_texts').select('job_id').where(isOwnedBy('job_texts', employer.page.id)).execute()
  const known = await asked()
  assert.deepEqual(known, [{ job_id: job }])
  await forget()
  assert.deepEqual(await strayOwners(site.pool), { job_texts: 1 })
  assert.deepEqual(await asked(), known, 'what is asked for by its owner is found before that')
  assert.equal(await fill(), 1)
  assert.deepEqual(await strayOwners(site.pool), {})
  const { rowCount } = await site.pool.query('update cv_versions set of_user_id = gen_random_uuid()')
  assert.ok(rowCount)
  assert.equal(await fill(), rowCount, 'an account that became another in such a process')
  // an old process still runs
  site.later(day - 1_000)
  await forget()
  assert.deepEqual([await fill(), await fill()], [1, 0])
  site.later(day - 1_000)
  assert.equal(await fill(), 0)
  await forget()
  assert.equal(await fill(), 1, 'the day is not over')
  site.later(day)
  assert.equal(await fill(), 0)
  await forget()
  assert.equal(await fill(), 0, 'nothing is gone through for ever')
})
