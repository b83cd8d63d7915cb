-- Many CVs a company takes into its tools at once: each file by itself, read, looked over, and made into people of the company.

create table bulk_drops (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  by_id uuid references users on delete set null,
  -- only looked at: nobody is made of it
  is_test boolean not null,
  created_at timestamptz not null,
  undone_at timestamptz
);
create index bulk_drops_page on bulk_drops (page_id, created_at desc);

create table bulk_items (
  id uuid primary key,
  drop_id uuid not null references bulk_drops on delete cascade,
  page_id uuid not null references pages on delete cascade,
  name text not null,
  sha256 bytea not null,
  file_id uuid references files on delete set null,
  state text not null check (state in ('parsing', 'needs_review', 'created', 'merged', 'skipped', 'unsupported', 'encrypted', 'unreadable', 'undone')),
  -- what was read of it
  content jsonb,
  -- whom it became, or whom it belongs to
  imported_id uuid references imported_candidates on delete set null,
  at timestamptz not null,
  -- the same file twice in one go is one
  unique (drop_id, sha256)
);
create index bulk_items_page on bulk_items (page_id, at);
create index bulk_items_file on bulk_items (file_id) where file_id is not null;
create index bulk_items_imported on bulk_items (imported_id) where imported_id is not null;
