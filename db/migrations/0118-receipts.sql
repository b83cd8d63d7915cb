-- What was stored when an application went out, in its own words: the job as it stood, the person, answers, and the CV by its hash.
create table application_receipts (
  application_id uuid primary key references applications on delete cascade,
  said jsonb not null,
  kept_at timestamptz not null
);
