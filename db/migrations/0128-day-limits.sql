-- How often a person may do something within a day, where staff set another number than everybody has, until a date.
create table day_limits (
  user_id uuid not null references users on delete cascade,
  what text not null check (what in ('applications', 'drops', 'conversations', 'connections')),
  most integer not null check (most between 0 and 1000),
  -- the last day of it, in UTC
  until date not null,
  reason text not null,
  set_by uuid references users on delete set null,
  set_at timestamptz not null,
  primary key (user_id, what)
);
create index day_limits_until on day_limits (until);
