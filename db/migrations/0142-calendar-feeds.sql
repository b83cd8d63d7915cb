-- A calendar somebody follows their interviews by: one link a person, which ends when it is made anew or turned off.
create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  -- what the link is signed with beside the person: another one ends it
  secret uuid not null,
  -- whether it names whom one meets, or only that one is busy
  details boolean not null,
  made_at timestamptz not null
);
