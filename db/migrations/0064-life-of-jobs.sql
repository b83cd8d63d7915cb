-- Why: what was asked and told about a live job is remembered on it, so that nothing is asked or told twice.
alter table jobs
  -- when the team was last asked whether it is still open
  add column asked_at timestamptz,
  -- the last reminder of the end: 7 or 1 days before
  add column reminded_days smallint,
  -- since when it takes nobody, because it is full
  add column full_at timestamptz;
