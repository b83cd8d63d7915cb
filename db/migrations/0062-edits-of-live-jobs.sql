-- Why: what is changed of a live job is kept aside until it counts, told to those who applied, and two editors see each other's work.
create table job_edits (
  job_id uuid primary key references jobs on delete cascade,
  -- everything the job shall say, as the contract writes it
  fields jsonb not null,
  state text not null default 'writing' check (state in ('writing', 'in_review')),
  edited_by uuid references users on delete set null,
  updated_at timestamptz not null
);

-- Material changes of a job that others had seen, field by field; shown on its page and to those who applied.
create table job_changes (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  field text not null,
  said_before jsonb not null,
  says_now jsonb not null,
  changed_by uuid references users on delete set null,
  at timestamptz not null
);
create index job_changes_job on job_changes (job_id, at desc);

-- Which fields each saving changed, so that the second of two editors reads what the first did; the latest only.
create table job_versions (
  job_id uuid not null references jobs on delete cascade,
  version integer not null,
  changes jsonb not null,
  saved_by uuid references users on delete set null,
  at timestamptz not null,
  primary key (job_id, version)
);

-- a question that somebody answered stays with the answers when it is asked no more
alter table job_questions add column asked boolean not null default true;
