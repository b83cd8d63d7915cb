-- A rejection of one can be taken back for some minutes, as that of several: where the application stood before.
create table held_moves (
  application_id uuid primary key references applications on delete cascade,
  -- of the application as the rejection left it: whoever changed it since is not undone
  left_version integer not null,
  before jsonb not null,
  -- then the candidate is told
  until timestamptz not null
);
