-- What of a job's must-haves an application meets, kept so that a board can be narrowed by it.
alter table applications
  -- all, open or missing; null until it was compared
  add column musts text check (musts in ('all', 'open', 'missing')),
  -- the same while the team may not know who it is: what tells of the person counts for nothing
  add column musts_veiled text check (musts_veiled in ('all', 'open', 'missing')),
  -- null: to be compared, or compared anew
  add column matched_at timestamptz;
create index applications_to_match on applications (matched_at, id) where matched_at is null or decided_at is null;
