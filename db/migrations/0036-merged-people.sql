-- Two records of one person become one: what likeness is found by, what a merge changed so that it can be undone, and who is not the same.

alter table imported_candidates
  -- addresses, numbers and names with employers, as they are compared; null until they were reckoned
  add column match_keys text[],
  -- where a merged record stood before
  add column state_before text
    check (state_before in ('draft', 'invited', 'consented', 'claimed', 'refused', 'expired', 'merged', 'withdrawn'));
create index imported_candidates_unkeyed on imported_candidates (id) where match_keys is null and anonymised_at is null;
create index imported_candidates_merged on imported_candidates (merged_into) where merged_into is not null;

create table import_merges (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  kept_id uuid not null references imported_candidates on delete cascade,
  merged_id uuid not null references imported_candidates on delete cascade,
  -- fields of the kept record before and after, and what came along; forgotten with the person
  changed jsonb not null,
  by_id uuid references users on delete set null,
  at timestamptz not null,
  until_at timestamptz not null,
  undone_at timestamptz
);
create index import_merges_page on import_merges (page_id, at desc);
create index import_merges_kept on import_merges (kept_id);
create index import_merges_merged on import_merges (merged_id);
create index import_merges_until on import_merges (until_at);

create table import_distinct (
  page_id uuid not null references pages on delete cascade,
  first_id uuid not null references imported_candidates on delete cascade,
  second_id uuid not null references imported_candidates on delete cascade,
  by_id uuid references users on delete set null,
  at timestamptz not null,
  primary key (first_id, second_id),
  check (first_id < second_id)
);
create index import_distinct_page on import_distinct (page_id);
create index import_distinct_second on import_distinct (second_id);
