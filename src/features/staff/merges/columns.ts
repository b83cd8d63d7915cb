/**
 * What becomes of a column that names a person when their account is merged into another: it names the other from then on; it does, unless
 * the other account has such a row (`$` stands for the row) among those that may stand only once; it stays with the account that did it;
 * it ends with it; or a step of its own moves it.
 */
export type Fate = 'moves' | 'moves-in-list' | 'stays' | 'ends' | 'by-step' | { once: string[]; among?: string }

const once = (...columns: string[]): Fate => ({ once: columns.map((column) => `$.${column}`) })
const all = (fate: Fate, ...names: string[]): Record<string, Fate> =>
  Object.fromEntries(names.flatMap((line) => line.split(' ')).map((name) => [name, fate]))

/** Every column that names a person; `fates.test.ts` holds it against the database. */
export const fates: Record<string, Fate> = {
  // who one is at the door: proof of two addresses opens the account that stays, in the ways it knows
  ...all(
    'ends',
    'forgettings.user_id sessions.user_id devices.user_id identities.user_id passkeys.user_id second_factors.user_id recovery_codes.user_id',
    'one_time_keys.user_id text_codes.user_id tickets.user_id push_addresses.user_id contact_changes.user_id exports.user_id',
    'cv_search.user_id',
  ),
  ...all(
    'moves',
    'alerts.user_id application_tasks.assignee_id call_guests.user_id case_appeals.user_id cases.person_id clients.owner_id',
    'complaints.person_id complaints.reporter_id cv_downloads.user_id cv_drops.user_id cv_saved_searches.member_id',
    'external_jobs.user_id external_people.by_id files.owner_id formatted_cvs.user_id guises.user_id held_notices.user_id',
    'imported_candidates.user_id legal_holds.user_id mandates.owner_id notifications.user_id open_day_parties.user_id orders.by_id',
    'personal_data_accesses.user_id referrals.inviter_id scheduled_messages.author_id staff_erasures.user_id',
    'staff_notes.user_id text_messages.author_id text_messages.user_id thread_members.invited_by threads.assigned_to threads.created_by',
    'placements.recruiter_id account_merges.keep_id users.merged_into',
  ),
  ...all('by-step', 'connections.user_id connections.other_id threads.user_id threads.other_id'),
  // as the rows say that it is called by
  'names.owner': 'stays',
  'application_drafts.user_id': once('job_id'),
  'applications.candidate_id': once('job_id'),
  'blocks.user_id': { once: ['coalesce($.page_id, $.other_id)'] },
  'blocks.other_id': once('user_id'),
  'board_watchers.user_id': once('job_id'),
  'calendar_feeds.user_id': once(),
  'cv_baskets.member_id': once('page_id', 'user_id'),
  'cv_baskets.user_id': once('page_id', 'member_id'),
  'cv_marks.user_id': once('page_id'),
  'cv_requests.user_id': { once: ['$.page_id'], among: `$.state = 'asked'` },
  'cv_search_told.user_id': once('search_id'),
  'cv_unlocks.user_id': once('page_id'),
  'cv_views.subject_id': once('page_id', 'by_id', 'way', 'day'),
  'cvs.user_id': once('file_id'),
  'day_limits.user_id': once('what'),
  'day_visits.user_id': {
    once: ['$.day_id'],
    among: `$.group_id is null and $.state <> 'cancelled' and $.first_visit_id is null`,
  },
  'excluded_pages.user_id': once('page_id'),
  'interview_people.user_id': once('interview_id'),
  'invite_codes.user_id': once(),
  'job_members.user_id': once('job_id'),
  'message_reactions.user_id': once('message_id', 'emoji'),
  'messages.author_id': once('thread_id', 'client_id'),
  'open_day_staff.user_id': once('desk_id'),
  'outside_applications.user_id': once('job_id'),
  'outside_calendars.user_id': once(),
  'page_followers.user_id': once('page_id'),
  'page_members.user_id': once('page_id'),
  'person_notes.user_id': once('page_id'),
  'pool_entries.user_id': once('page_id'),
  'pool_invitations.user_id': once('job_id'),
  'pool_leavers.user_id': once('page_id'),
  'profiles.user_id': once(),
  'quiet_hours.user_id': once(),
  'recruiter_targets.user_id': once('page_id', 'month'),
  'referrals.user_id': once(),
  'reply_addresses.user_id': once('thread_id', 'side'),
  'representation_forbidden.user_id': once('folded'),
  'representation_settings.user_id': once(),
  'saved_jobs.user_id': once('job_id'),
  'saved_views.user_id': { once: ['$.page_id', 'lower($.name)'] },
  'scorecards.author_id': once('application_id'),
  'share_links.sharer_id': once('kind', 'thing_id', 'channel'),
  'spending_limits.user_id': once('page_id', 'kind'),
  'submissions.user_id': {
    once: ['$.mandate_id'],
    among: `$.state not in ('rejected', 'withdrawn', 'duplicate')`,
  },
  'subscriptions.user_id': once('topic', 'channel'),
  'text_contacts.user_id': once('page_id'),
  'thread_marks.user_id': once('thread_id'),
  'thread_members.user_id': once('thread_id'),
  // what somebody agreed to is proved by the account that agreed, and never outweighs what the other said
  ...all('stays', 'consents.user_id'),
  // work that somebody still answers for, is told of or may go on with because it is theirs
  ...all(
    'moves',
    'application_notes.author_id application_tasks.done_by application_tasks.made_by',
    'bulk_drops.by_id bulk_items.by_id cv_requests.by_id cv_unlocks.by_id day_visits.invited_by external_jobs.asked_by',
    'formatted_cvs.made_by import_tables.by_id imported_candidates.added_by interviews.made_by job_fees.by_id job_groups.created_by',
    'job_recruiters.asked_by job_templates.created_by jobs.created_by offers.approved_by offers.made_by open_days.created_by',
    'open_days.submitted_by packets.sent_by page_invitations.invited_by pipeline_batches.user_id placement_invoices.created_by',
    'person_notes.by_id pool_entries.added_by promotions.by_id submissions.by_id',
  ),
  'application_notes.mentions': 'moves-in-list',
  // work that is over, and acts of the site's own people: the row keeps the name of whoever did it
  ...all(
    'stays',
    'account_merges.asked_by account_merges.decided_by account_merges.gone_id agent_calls.agent_id agent_cities.user_id',
    'agent_countries.user_id agent_pages.agent_id application_tags.added_by article_versions.published_by articles.changed_by',
    'banners.changed_by call_guests.asked_by case_decisions.decided_by cv_downloads.by_id cv_drop_items.answered_by cv_links.made_by',
    'cv_views.by_id day_limits.set_by day_visits.checked_in_by guises.by_id import_distinct.by_id import_merges.by_id',
    'import_settings.changed_by job_changes.changed_by job_edits.edited_by job_recruiters.answered_by job_reviews.decided_by',
    'job_versions.saved_by ledger_postings.by_id legal_holds.lifted_by legal_holds.placed_by message_templates.changed_by',
    'messages.mentions newsletters.changed_by occupation_names.created_by open_day_announcements.by_id open_day_booths.asked_by',
    'open_days.decided_by page_billing.set_by page_checks.asked_by page_checks.decided_by page_drops.changed_by',
    'page_invitations.accepted_by pages.created_by personal_data_accesses.by_id pool_invitations.by_id prices.set_by',
    'referrals.decided_by refund_requests.asked_by refund_requests.decided_by refunds.by_id rule_versions.made_by',
    'rule_versions.published_by sellers.changed_by spending_limits.set_by staff_erasures.asked_by staff_erasures.decided_by',
    'staff_notes.author_id staff_role_changes.asked_by staff_role_changes.decided_by staff_role_changes.user_id staff_roles.user_id',
    'staff_takings.user_id submission_disputes.settled_by switches.changed_by upheld_frauds.decided_by voucher_batches.made_by',
    'voucher_uses.by_id events.actor_id',
  ),
}
