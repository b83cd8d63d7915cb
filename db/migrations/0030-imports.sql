-- Earlier CVs of imported people, addresses that said no, and how long a company keeps people it brought along.

create table imported_versions (
  imported_id uuid not null references imported_candidates on delete cascade,
  version integer not null,
  cv_id uuid references files on delete set null,
  content jsonb,
  replaced_at timestamptz not null,
  primary key (imported_id, version)
);
create index imported_versions_cv on imported_versions (cv_id) where cv_id is not null;

-- Who said no is not brought along again by the same company for half a year; only a hash tells who.
create table import_refusals (
  page_id uuid not null references pages on delete cascade,
  contact_hash bytea not null,
  until timestamptz not null,
  primary key (page_id, contact_hash)
);
create index import_refusals_until on import_refusals (until);

create table import_settings (
  page_id uuid primary key references pages on delete cascade,
  keep_months smallint not null check (keep_months between 1 and 36),
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null
);

-- names and headlines as the search compares them
alter table imported_candidates add column words text not null default '';
create index imported_candidates_words on imported_candidates using gin (words gin_trgm_ops);
