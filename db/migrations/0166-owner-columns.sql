-- Whose a row is, where a table had only the row it hangs on: so that rows can be placed, found and asked for by their owner alone.
-- Empty at first: the rows there are get theirs outside of this transaction, a few at a time, and so do those that the version before still
-- writes (src/platform/server/db/fill-owners.ts). No key of its own: the row it hangs on has one.
-- Named as no other column is: the version before says `page_id` alone in its joins, which would mean two columns.
-- None of these is to be `not null` before a release that has written them all; cv_links never.
alter table job_texts add column of_page_id uuid;
alter table job_members add column of_page_id uuid;
alter table job_questions add column of_page_id uuid;
alter table job_pipelines add column of_page_id uuid;
alter table job_reviews add column of_page_id uuid;
alter table job_edits add column of_page_id uuid;
alter table job_changes add column of_page_id uuid;
alter table job_versions add column of_page_id uuid;
alter table board_watchers add column of_page_id uuid;
alter table job_group_texts add column of_page_id uuid;
alter table job_group_jobs add column of_page_id uuid;
alter table job_group_counts add column of_page_id uuid;
alter table job_group_days add column of_page_id uuid;
alter table application_answers add column of_page_id uuid;
alter table application_tags add column of_page_id uuid;
alter table application_notes add column of_page_id uuid;
alter table application_receipts add column of_page_id uuid;
alter table scorecards add column of_page_id uuid;
alter table sent_cvs add column of_page_id uuid;
alter table held_moves add column of_page_id uuid;
alter table pipeline_batch_items add column of_page_id uuid;
alter table message_template_texts add column of_page_id uuid;
alter table page_reject_reason_texts add column of_page_id uuid;
alter table interview_people add column of_page_id uuid;
alter table cv_search_told add column of_page_id uuid;
alter table import_table_rows add column of_page_id uuid;
alter table imported_versions add column of_page_id uuid;
alter table pool_compared add column of_page_id uuid;
alter table submission_approvals add column of_page_id uuid;
alter table submission_disputes add column of_page_id uuid;
alter table submission_questions add column of_page_id uuid;
alter table cv_links add column of_page_id uuid;

alter table cv_versions add column of_user_id uuid;

alter table open_day_cells add column of_day_id uuid;
alter table open_day_staff add column of_day_id uuid;
alter table call_guests add column of_day_id uuid;
alter table call_signals add column of_day_id uuid;
alter table lobby_reports add column of_day_id uuid;

alter table message_reactions add column of_thread_id uuid;
