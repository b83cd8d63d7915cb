-- What people report of jobs and companies, as they saw it, and what came of it; nobody but the staff learns who reported.
create table complaints (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  job_id uuid references jobs on delete cascade,
  reason text not null check (reason in ('money', 'fraud', 'not_real', 'discrimination', 'wrong', 'other')),
  note text not null default '',
  reporter_id uuid references users on delete set null,
  reporter_email text,
  -- an account, or the fingerprint of a guest's address: the same one twice is one report
  reporter_key text not null,
  -- fingerprint of the address it came from: two from one place are not independent
  from_key text not null,
  language text not null,
  snapshot jsonb not null,
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  words text not null default '',
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null
);
create unique index complaints_once on complaints (coalesce(job_id, page_id), reporter_key) where state = 'open';
create index complaints_open on complaints (id) where state = 'open';
create index complaints_of_job on complaints (job_id);
create index complaints_of_page on complaints (page_id);
create index complaints_of_reporter on complaints (reporter_id);
