-- Interviews: times that were proposed, the one that was picked, and who of the team takes part.
create table interviews (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  page_id uuid not null references pages,
  state text not null check (state in ('proposed', 'confirmed', 'other_asked', 'cancelled', 'done', 'no_show', 'lapsed')),
  kind text not null check (kind in ('on_site', 'phone', 'online')),
  minutes smallint not null check (minutes between 10 and 480),
  -- the time zone in which it is arranged, as IANA names it
  zone text not null,
  -- moments that may be picked, in order
  slots timestamptz[] not null,
  starts_at timestamptz,
  place text not null default '',
  link text,
  -- for the candidate, and what the team wants to ask
  note text not null default '',
  interview_guide text not null default '',
  reason text not null default '',
  made_by uuid references users on delete set null,
  version integer not null default 1,
  day_reminded_at timestamptz,
  hour_reminded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index interviews_application on interviews (application_id);
create index interviews_page on interviews (page_id, starts_at);
create index interviews_coming on interviews (starts_at) where state = 'confirmed';
create index interviews_proposed on interviews (updated_at) where state = 'proposed';

create table interview_people (
  interview_id uuid not null references interviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (interview_id, user_id)
);
create index interview_people_user on interview_people (user_id);
