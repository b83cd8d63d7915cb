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

insert into cvs (id, user_id, file_id, name, is_primary, created_at, updated_at)
select candidate_cvs.file_id, candidate_cvs.user_id, candidate_cvs.file_id, files.name,
  is_primary and row_number() over (partition by user_id, is_primary order by candidate_cvs.created_at desc, file_id) = 1,
  candidate_cvs.created_at, candidate_cvs.created_at
from candidate_cvs join files on files.id = candidate_cvs.file_id;

drop table candidate_cvs;
