-- What of people of a pool who have no account is compared with jobs, made ready as that of CVs is (0159): which occupations they name,
-- the words of their lines, and what is known beside. It goes with the entry.
create table pool_compared (
  entry_id uuid primary key references pool_entries on delete cascade,
  titled text[] not null,
  -- a position that was named when the CV was left
  wished integer,
  compared json not null,
  beside json not null,
  updated_at timestamptz not null
);
create index pool_compared_titled on pool_compared using gin (titled);
