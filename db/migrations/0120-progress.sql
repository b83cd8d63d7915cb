-- How far each application came, how long it stood where and when it was answered: what reports and records are counted from.
-- Derived and disposable: counted from the history of an application whenever something happens to it.
create table application_progress (
  application_id uuid primary key references applications on delete cascade,
  page_id uuid not null,
  job_id uuid not null,
  -- of the application, when it was counted
  version integer not null,
  submitted_at timestamptz not null,
  answer_due_at timestamptz not null,
  -- how it came, and by which link or site
  source text not null,
  source_detail text not null default '',
  stage text not null,
  reason text,
  -- the furthest phase: 0 submitted … 5 hired
  reached smallint not null,
  -- the first answer of the page
  answered_at timestamptz,
  hired_at timestamptz,
  -- seconds it stood in each phase that it has left
  submitted_for integer,
  in_review_for integer,
  shortlisted_for integer,
  interviewing_for integer,
  offered_for integer
);
create index application_progress_page on application_progress (page_id, submitted_at);
create index application_progress_job on application_progress (job_id, submitted_at);

-- The same for stages the team made.
create table stage_stays (
  application_id uuid not null references applications on delete cascade,
  stage_id uuid not null references pipeline_stages on delete cascade,
  page_id uuid not null,
  job_id uuid not null,
  submitted_at timestamptz not null,
  seconds integer not null,
  primary key (application_id, stage_id)
);
create index stage_stays_page on stage_stays (page_id, submitted_at);
create index stage_stays_stage on stage_stays (stage_id);
