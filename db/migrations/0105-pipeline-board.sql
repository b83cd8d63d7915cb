-- The board of thousands: stages of a page or job over the fixed phases, what it is filtered and sorted by, and views one keeps.
create table pipeline_stages (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  -- without a job: what every job of the page has that names none of its own
  job_id uuid references jobs on delete cascade,
  phase text not null check (phase in ('submitted', 'in_review', 'shortlisted', 'interviewing', 'offered')),
  position smallint not null,
  -- by language; one of them is always there
  names jsonb not null,
  created_at timestamptz not null
);
create index pipeline_stages_page on pipeline_stages (page_id, job_id, phase, position);

create table job_pipelines (
  job_id uuid primary key references jobs on delete cascade,
  own_stages boolean not null default false,
  -- who applied is hidden from the team until the application was shortlisted
  anonymous boolean not null default false,
  -- what the team looks at: [{id, text}]
  criteria jsonb not null default '[]'
);

alter table applications
  add column stage_id uuid references pipeline_stages on delete set null,
  add column country_id integer,
  -- the first time it got as far as the shortlist
  add column shortlisted_at timestamptz,
  -- the middle of all scorecards
  add column rating real;
update applications set country_id = users.country_id from users where users.id = applications.candidate_id;
update applications set shortlisted_at = moved_at where stage in ('shortlisted', 'interviewing', 'offered', 'hired');
update applications set shortlisted_at = earlier.at from (
  select thing_id, min(at) as at from events
  where name = 'application.moved' and data->>'to' in ('shortlisted', 'interviewing', 'offered', 'hired') group by thing_id
) earlier where earlier.thing_id = applications.id;
create index applications_stage on applications (stage_id) where stage_id is not null;

create table saved_views (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  user_id uuid not null references users on delete cascade,
  name text not null,
  -- filters, order and look, as they stand in the address
  query text not null,
  created_at timestamptz not null
);
create unique index saved_views_name on saved_views (page_id, user_id, lower(name));

-- Who looks at a board now; lost with a crash, and nobody minds.
create unlogged table board_watchers (
  job_id uuid not null references jobs on delete cascade,
  user_id uuid not null references users on delete cascade,
  at timestamptz not null,
  primary key (job_id, user_id)
);
