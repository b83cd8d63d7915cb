-- Open days: days on which a company, or many, meet people without a long way before: when, where, at which desks, in which half-hours.

create table open_days (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  created_by uuid references users on delete set null,
  reference text not null unique,
  kind text not null check (kind in ('open_house', 'expo', 'walk_in')),
  way text not null check (way in ('on_site', 'online', 'hybrid')),
  state text not null default 'draft' check (state in
    ('draft', 'submitted', 'published', 'registration_closed', 'live', 'ended', 'reported', 'archived', 'cancelled', 'postponed')),
  -- kept to begin others with; never goes out itself
  is_template boolean not null default false,
  language text not null,
  time_zone text not null,
  country_id integer not null,
  city_id integer,
  cover_id uuid references files on delete set null,
  group_id uuid references job_groups on delete set null,
  -- what the team wrote last, and what counts outside; they differ while changes wait to be published
  written jsonb not null,
  live jsonb,
  -- first and last open half-hour, and when registration ends
  starts_at timestamptz,
  ends_at timestamptz,
  closes_at timestamptz,
  submitted_at timestamptz,
  submitted_by uuid references users on delete set null,
  published_at timestamptz,
  -- said with the last move: why it was given back, cancelled, postponed
  reason text not null default '',
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index open_days_page on open_days (page_id, id desc);
create index open_days_out on open_days (ends_at) where state in ('published', 'registration_closed', 'live');
create index open_days_submitted on open_days (submitted_at) where state = 'submitted';

create table open_day_texts (
  day_id uuid not null references open_days on delete cascade,
  language text not null,
  title text not null,
  -- folded, as the list of open days compares it
  words text not null,
  primary key (day_id, language)
);
create index open_day_texts_words on open_day_texts using gin (words gin_trgm_ops);

create table open_day_dates (
  day_id uuid not null references open_days on delete cascade,
  on_date date not null,
  primary key (day_id, on_date)
);

create table open_day_jobs (
  day_id uuid not null references open_days on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  position integer not null,
  primary key (day_id, job_id)
);
create index open_day_jobs_job on open_day_jobs (job_id);

-- Companies that were asked to an expo, each with desks and jobs of its own once it accepted.
create table open_day_booths (
  id uuid primary key,
  day_id uuid not null references open_days on delete cascade,
  page_id uuid not null references pages on delete cascade,
  state text not null default 'asked' check (state in ('asked', 'accepted', 'declined', 'withdrawn', 'left')),
  -- what the host wrote with the question
  words text not null default '',
  written jsonb not null default '{"jobs": [], "desks": []}',
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  version integer not null default 1
);
create unique index open_day_booths_once on open_day_booths (day_id, page_id);
create index open_day_booths_page on open_day_booths (page_id, asked_at desc);

create table open_day_desks (
  id uuid primary key,
  day_id uuid not null references open_days on delete cascade,
  booth_id uuid references open_day_booths on delete cascade,
  position smallint not null,
  -- desks of one name, way and company are one team: people choose among teams
  team smallint not null,
  name text not null,
  way text not null check (way in ('on_site', 'online')),
  languages text[] not null
);
create index open_day_desks_day on open_day_desks (day_id);

create table open_day_staff (
  desk_id uuid not null references open_day_desks on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (desk_id, user_id)
);
create index open_day_staff_user on open_day_staff (user_id);

-- One desk in one half-hour of one date. Never more taken than there are places, whoever asks and however many at once.
create table open_day_cells (
  desk_id uuid not null references open_day_desks on delete cascade,
  on_date date not null,
  half smallint not null check (half between 0 and 47),
  kind text not null check (kind in ('open', 'break', 'walk_in')),
  places smallint not null check (places >= 0),
  taken smallint not null default 0,
  starts_at timestamptz not null,
  primary key (desk_id, on_date, half),
  check (taken between 0 and places)
);
