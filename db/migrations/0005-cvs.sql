-- CVs as their owners left them, what was read of their files, and what can be shown of those.

-- A CV of a person: what it says, how it shall look, and the file it was read from, if it came as one.
create table cvs (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  file_id uuid references files on delete cascade,
  name text not null default '',
  -- what a machine read off the file, with how surely and where; null until it was read
  read jsonb,
  -- what the CV says: read, then corrected or written by the person
  content jsonb,
  -- paths of the content that the person wrote: no later reading changes them
  corrected text[] not null default '{}',
  look jsonb,
  version integer not null default 1,
  is_primary boolean not null default false,
  confirmed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- How far a CV has come, which files are its own, and how large the pages are that its words stand on.
  state text not null default 'stored' check (
  state in ('stored', 'scanning', 'unsupported', 'encrypted', 'unreadable', 'wordless', 'parsed', 'confirmed')
),
  unique (user_id, file_id)
);
create unique index cvs_primary on cvs (user_id) where is_primary;

-- earlier contents, to go back to
create table cv_versions (
  cv_id uuid not null references cvs on delete cascade,
  version integer not null,
  content jsonb not null,
  look jsonb,
  cause text not null check (cause in ('read', 'written', 'restored', 'imported')),
  created_at timestamptz not null,
  primary key (cv_id, version)
);

-- What of a CV can be shown on a page: its pictures, or its text as clean HTML.
create table cv_previews (
  file_id uuid primary key references files on delete cascade,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  kind text check (kind in ('pages', 'html')),
  pages_count smallint not null default 0,
  html text not null default '',
  text text not null default '',
  made_at timestamptz,
  -- [{width, height}] of each drawn page, in points
  sizes jsonb not null default '[]'
);
