-- Calendars that people keep elsewhere: the address each gave, and of what stands in it nothing but the hours they are busy.
create table outside_calendars (
  user_id uuid primary key references users on delete cascade,
  -- whoever has it reads the calendar
  address text not null check (char_length(address) <= 1000),
  given_at timestamptz not null,
  tried_at timestamptz,
  read_at timestamptz,
  -- why it could not be read the last time
  problem text check (problem in ('address', 'answer', 'large', 'no_calendar'))
);
create index outside_calendars_tried on outside_calendars (tried_at nulls first);
create table outside_hours (
  user_id uuid not null references outside_calendars on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (user_id, starts_at)
);
