-- What of a job's must-haves an application meets, kept so that a board can be narrowed by it.
alter table applications
  -- all, open or missing; null until it was compared
  add column requirements text check (requirements in ('met', 'unknown', 'unmet')),
  -- the same while the team may not know who it is: what tells of the person counts for nothing
  add column requirements_masked text check (requirements_masked in ('met', 'unknown', 'unmet')),
  -- null: to be compared, or compared anew
  add column matched_at timestamptz;
create index applications_to_match on applications (matched_at, id) where matched_at is null or decided_at is null;
