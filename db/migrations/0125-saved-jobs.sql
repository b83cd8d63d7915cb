-- Jobs somebody keeps for later, with a note of the own and the moment to be reminded at.
create table saved_jobs (
  user_id uuid not null references users on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  note text not null default '',
  remind text not null default 'closing' check (remind in ('closing', 'date', 'none')),
  -- the day that was chosen, and the moment it means on the clock of whoever chose it; none once it was told
  remind_on date,
  remind_at timestamptz,
  -- the end of the job of which somebody was told that it is near: a later end is told again
  told_of_end timestamptz,
  -- milliseconds, so that a cursor names a moment exactly
  saved_at timestamptz(3) not null,
  -- taken off the list; brought back as it was when that is undone soon
  removed_at timestamptz,
  primary key (user_id, job_id),
  check ((remind = 'date') = (remind_on is not null))
);
create index saved_jobs_newest on saved_jobs (user_id, saved_at desc) where removed_at is null;
create index saved_jobs_job on saved_jobs (job_id) where removed_at is null;
create index saved_jobs_due on saved_jobs (remind_at) where remind_at is not null and removed_at is null;
create index saved_jobs_removed on saved_jobs (removed_at) where removed_at is not null;
