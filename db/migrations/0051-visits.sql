-- People who come to open days: from invited or registered to an outcome, with a ticket, an answer to waiting, and a place in a queue.

-- A school or a class that comes together: one person answers for all of them.
create table open_day_parties (
  id uuid primary key,
  day_id uuid not null references open_days on delete cascade,
  user_id uuid references users on delete cascade,
  name text not null,
  contact text not null,
  email text,
  phone text,
  language text not null,
  created_at timestamptz not null
);
create index open_day_parties_user on open_day_parties (user_id) where user_id is not null;

create table day_visits (
  id uuid primary key,
  day_id uuid not null references open_days on delete cascade,
  page_id uuid not null references pages on delete cascade,
  user_id uuid references users on delete cascade,
  group_id uuid references open_day_parties on delete cascade,
  name text not null,
  email text,
  phone text,
  language text not null,
  way text not null check (way in ('on_site', 'online')),
  state text not null check (state in ('invited', 'registered', 'waitlisted', 'confirmed', 'checked_in', 'queued', 'called',
    'in_session', 'done', 'no_show', 'left', 'cancelled')),
  outcome text check (outcome in ('offer', 'next_interview', 'shortlisted', 'keep_on_file', 'not_suitable', 'unseen')),
  -- what is read out at the door
  code text not null unique,
  cv_id uuid references files on delete set null,
  note text not null default '',
  -- what was asked and answered, as it was then
  answers jsonb not null default '[]',
  -- the place one has; of whoever waits: the wish, where the half-hour or the team may be open
  desk_id uuid references open_day_desks on delete set null,
  team smallint,
  on_date date,
  half smallint,
  starts_at timestamptz,
  -- a freed place held for whoever waits, until then
  offered_desk_id uuid references open_day_desks on delete set null,
  offered_date date,
  offered_half smallint,
  offered_until timestamptz,
  waiting_since timestamptz,
  -- the number in the queue of the day, from check-in on
  number integer,
  -- came without booking
  walked_in boolean not null default false,
  invited_by uuid references users on delete set null,
  source text not null default '',
  reminded_day_at timestamptz,
  reminded_hour_at timestamptz,
  checked_in_at timestamptz,
  called_at timestamptz,
  began_at timestamptz,
  ended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((outcome is not null) = (state = 'done')),
  check ((offered_until is null) or state = 'waitlisted')
);
-- one visit of a person to a day, unless it was cancelled
create unique index day_visits_user on day_visits (day_id, user_id) where user_id is not null and group_id is null and state <> 'cancelled';
create unique index day_visits_email on day_visits (day_id, lower(email)) where email is not null and group_id is null and state <> 'cancelled';
create unique index day_visits_number on day_visits (day_id, number) where number is not null;
create index day_visits_day on day_visits (day_id, id);
create index day_visits_mine on day_visits (user_id, id desc) where user_id is not null;
create index day_visits_group on day_visits (group_id) where group_id is not null;
create index day_visits_desk on day_visits (desk_id, on_date, half) where desk_id is not null;
create index day_visits_waiting on day_visits (day_id, waiting_since) where state = 'waitlisted';
create index day_visits_offered on day_visits (offered_until) where offered_until is not null;
create index day_visits_ahead on day_visits (starts_at) where state = 'confirmed';
create index day_visits_cv on day_visits (cv_id) where cv_id is not null;
