-- What somebody has begun to write to a job: the person's own until it is sent; no page ever reads it.
create table application_drafts (
  user_id uuid not null references users on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  written jsonb not null,
  updated_at timestamptz not null,
  primary key (user_id, job_id)
);
create index application_drafts_job on application_drafts (job_id);
create index application_drafts_age on application_drafts (updated_at);
