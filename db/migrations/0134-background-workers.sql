-- Who works in the background, and when it was last heard of: what a process had in hand when it was killed is given to others within a minute instead of four hours.
create table background_workers (
  name text primary key,
  seen_at timestamptz not null default now()
);
