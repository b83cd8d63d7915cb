-- Jobs and applications stand only in states and stages that exist, as every other table says of its own; types follow from it.
alter table jobs add constraint jobs_state_check check (state in (
  'draft', 'awaiting_client', 'submitted', 'changes_requested', 'refused', 'approved', 'scheduled', 'live', 'paused', 'suspended',
  'closed', 'archived'));
alter table applications add constraint applications_stage_check check (stage in (
  'submitted', 'in_review', 'shortlisted', 'interviewing', 'offered', 'hired', 'rejected', 'pool', 'withdrawn', 'declined',
  'job_closed', 'lapsed'));
alter table application_progress add constraint application_progress_stage_check check (stage in (
  'submitted', 'in_review', 'shortlisted', 'interviewing', 'offered', 'hired', 'rejected', 'pool', 'withdrawn', 'declined',
  'job_closed', 'lapsed'));
