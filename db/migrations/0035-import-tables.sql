-- People a company brings along as a table: the file row by row, how its columns were understood, and what became of each row.

create table import_tables (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  by_id uuid references users on delete set null,
  name text not null,
  state text not null default 'preview'
    check (state in ('preview', 'checking', 'checked', 'importing', 'done', 'undoing', 'undone', 'discarded')),
  -- gone once the import began: from there on the rows are enough
  file_id uuid references files on delete set null,
  kind text not null check (kind in ('xlsx', 'ods', 'text')),
  encoding text,
  delimiter text,
  sheet smallint not null default 0,
  sheets text[] not null default '{}',
  has_head boolean not null default true,
  head text[] not null default '{}',
  -- a field for each column, or null where it is left out
  columns jsonb not null default '[]',
  defaults jsonb not null default '{}',
  rows_count integer not null default 0,
  -- how many rows the step under way has behind it
  done_count integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index import_tables_page on import_tables (page_id, created_at desc);
create index import_tables_changed on import_tables (changed_at);

create table import_table_rows (
  table_id uuid not null references import_tables on delete cascade,
  -- the line of the file, as the program that wrote it shows it
  line integer not null,
  state text not null default 'new'
    check (state in ('new', 'ready', 'faulty', 'duplicate', 'refused', 'made', 'undone', 'kept')),
  -- emptied once nobody needs it any more
  cells jsonb,
  faults jsonb not null default '[]',
  email text,
  phone text,
  -- whom the company has already; or the line of the same file that says the same
  known_id uuid references imported_candidates on delete set null,
  twin integer,
  -- whom it became, and in which version: changed since, it is not undone
  imported_id uuid references imported_candidates on delete set null,
  made_version integer,
  primary key (table_id, line)
);
create index import_table_rows_state on import_table_rows (table_id, state, line);
create index import_table_rows_known on import_table_rows (known_id) where known_id is not null;
create index import_table_rows_imported on import_table_rows (imported_id) where imported_id is not null;

-- How a company understood the columns of a table: the same head again is understood the same way.
create table import_table_maps (
  page_id uuid not null references pages on delete cascade,
  head_hash bytea not null,
  columns jsonb not null,
  defaults jsonb not null,
  saved_at timestamptz not null,
  primary key (page_id, head_hash)
);
