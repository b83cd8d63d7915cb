-- Jobs whose employer takes applications on its own site: who left for it, and what became of that in the person's own words.
create table outside_applications (
  user_id uuid not null references users on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  left_at timestamptz not null,
  asked_at timestamptz,
  answer text check (answer in ('applied', 'not_yet', 'not_interested')),
  answered_at timestamptz,
  primary key (user_id, job_id)
);
create index outside_applications_to_ask on outside_applications (left_at) where asked_at is null and answer is null;
