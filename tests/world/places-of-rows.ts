/** Which of two servers, companies on one and people on the other: one of them, each with whoever holds it, or both whole. */
type Side = 'companies' | 'people' | 'held' | 'both'

/**
 * Where the rows of every table would stand if there were several databases (0086): on which side, by which column, whose value all have.
 * Columns that are parted by a bar: the first that a row has. `null`: whole on one of them, or on each.
 */
const places: [Side, string | null, string][] = [
  // hiring: by company page
  ['companies', 'id', 'pages'],
  [
    'companies',
    'page_id',
    `page_billing page_checks page_clients page_directory page_drops page_followers page_invitations page_members page_names page_pictures
    page_places page_plans page_records page_reject_reasons page_slugs page_visits agent_calls agent_pages bulk_drops bulk_items clients
    mandates packets placement_invoices placements recruiter_targets jobs job_fees job_recruiters job_search job_templates job_groups
    external_jobs external_people applications application_progress application_tasks stage_stays interviews offers offer_texts
    pipeline_stages pipeline_batches message_templates scheduled_messages text_contacts text_messages cv_baskets cv_drop_items cv_marks
    cv_requests cv_saved_searches cv_unlocks cv_views saved_views spending_limits imported_candidates import_distinct import_merges
    import_refusals import_settings import_table_maps import_tables pool_entries pool_invitations pool_leavers person_notes promotions submissions`,
  ],
  [
    'companies',
    'of_page_id',
    `job_texts job_members job_questions job_pipelines job_reviews job_edits job_changes job_versions board_watchers job_group_texts
    job_group_jobs job_group_counts job_group_days application_answers application_tags application_notes application_receipts scorecards
    sent_cvs held_moves pipeline_batch_items message_template_texts page_reject_reason_texts interview_people cv_search_told
    import_table_rows imported_versions pool_compared submission_approvals submission_disputes submission_questions`,
  ],
  // people: by person
  ['people', 'id', 'users'],
  [
    'people',
    'user_id',
    `cvs cv_search profiles profile_certificates profile_education profile_languages profile_places profile_skills profile_work
    application_drafts saved_jobs outside_applications outside_calendars outside_hours excluded_pages blocks representation_forbidden
    representation_settings connections sessions devices identities passkeys recovery_codes second_factors push_addresses quiet_hours
    subscriptions notifications held_notices calendar_feeds contact_changes day_limits exports forgettings personal_data_accesses`,
  ],
  ['people', 'of_user_id', 'cv_versions'],
  // one event of several companies: by open day
  ['companies', 'id', 'open_days'],
  [
    'companies',
    'day_id',
    `open_day_announcements open_day_booths open_day_dates open_day_desks open_day_jobs open_day_parties open_day_texts day_visits`,
  ],
  ['companies', 'of_day_id', 'open_day_cells open_day_staff call_guests call_signals lobby_reports'],
  // talk of anybody with anybody: by conversation
  ['held', 'id', 'threads'],
  ['held', 'thread_id', 'messages thread_members thread_marks reply_addresses'],
  ['held', 'of_thread_id', 'message_reactions'],
  // of a guest there is no person, and what they asked for stays where it is when they get an account
  ['companies', 'id', 'cv_drops'],
  ['people', 'id', 'alerts'],
  ['people', 'alert_id', 'alert_anchors alert_matches'],
  // by what they are found by
  ['companies', 'code', 'share_links'],
  ['both', 'value', 'names'],
  // a file changes hands, and is asked for by its own number only
  ['held', 'id', 'files'],
  ['held', 'file_id', 'cv_previews'],
  // of a page or of a person, as the row itself says
  ['companies', 'page_id|user_id', 'formatted_cvs cv_downloads'],
  ['companies', 'of_page_id|made_by', 'cv_links'],
  ['companies', 'page_id|actor_id', 'events'],
  ['people', 'recipient', 'deliveries'],
  // books: numbers without gaps and sums of the house over all pages stand in one place, and outlive pages
  [
    'companies',
    null,
    `orders order_lines order_payments payment_events refunds refund_requests invoices number_series sellers test_payments voucher_batches
    voucher_uses vouchers ledger_accounts ledger_hold_lots ledger_holds ledger_lots ledger_moves ledger_postings ledger_openings
    referrals invite_codes`,
  ],
  // the site and its staff, over all pages and people: what is decided about companies, and who staff are and what they do with accounts
  [
    'companies',
    null,
    `cases case_appeals case_decisions complaints upheld_frauds audit_lines newsletters retention_runs site_records cohorts
    bounced_addresses`,
  ],
  [
    'people',
    null,
    `legal_holds account_merges staff_erasures staff_notes staff_role_changes staff_roles staff_takings agent_cities agent_countries guises
    consents newsletter_letters newsletter_readers`,
  ],
  // lists that everybody reads and staff writes: on each
  [
    'both',
    null,
    `cities lookup_entries lookup_changes occupation_names articles article_versions banners prices products product_prices tax_rates rules
    rule_versions switches salary_insights search_words search_lexemes cv_search_lexemes search_counts`,
  ],
  // what is gone tomorrow, or belongs to the database it lies in
  ['people', null, 'one_time_keys text_codes tickets'],
  [
    'companies',
    null,
    `alert_new_jobs background_workers faults inbound_mails loaded_content page_timings page_views searches_in_vain speed_days
    traffic_days visitor_salts`,
  ],
]

export const placed = places.flatMap(([side, by, tables]) => tables.split(/\s+/).map((table) => ({ table, side, by })))
