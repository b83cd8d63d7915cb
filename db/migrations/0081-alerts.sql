-- Searches that go on by themselves: alerts, what they are found by, and what was found for them.
create table alerts (
  id uuid primary key,
  -- an account's, or a guest's address
  user_id uuid references users on delete cascade,
  email text,
  language text not null,
  -- as the address of the results page holds it
  search jsonb not null,
  -- what a job must have, as the search index writes it, and at least how many US dollars a month
  wanted tsquery not null,
  usd integer,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
  state text not null check (state in ('asked', 'active', 'paused', 'lapsed', 'stopped')),
  -- what feedback has ruled out
  not_positions integer[] not null default '{}',
  not_pages uuid[] not null default '{}',
  confirmed_at timestamptz,
  reminded_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null,
  check ((user_id is null) <> (email is null))
);
create index alerts_user on alerts (user_id) where user_id is not null;
create index alerts_email on alerts (lower(email)) where email is not null;
create index alerts_confirmed on alerts (confirmed_at) where state = 'active';

-- The rarest thing an active alert asks for: a new job looks its alerts up by the lexemes it has.
create table alert_anchors (
  lexeme text not null,
  alert_id uuid not null references alerts on delete cascade,
  primary key (lexeme, alert_id)
);
create index alert_anchors_alert on alert_anchors (alert_id);

-- Jobs that went live and that no alert has seen.
create table alert_new_jobs (
  job_id uuid primary key,
  at timestamptz not null
);

create table alert_matches (
  alert_id uuid not null references alerts on delete cascade,
  job_id uuid not null,
  found_at timestamptz not null,
  sent_at timestamptz,
  feedback text check (feedback in ('other_work', 'other_company', 'just_this')),
  primary key (alert_id, job_id)
);
create index alert_matches_unsent on alert_matches (alert_id) where sent_at is null;
