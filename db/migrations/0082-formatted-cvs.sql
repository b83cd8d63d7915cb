-- CVs as they were printed to be sent, by the person or by a company page, and who took them away.
create table formatted_cvs (
  id uuid primary key,
  -- whose CV it is; null where somebody applied without an account
  user_id uuid references users on delete cascade,
  -- the own CV it was printed of, or the application whose file it was printed of
  cv_id uuid,
  application_id uuid references applications on delete cascade,
  -- the company page that made it; null where the person did
  page_id uuid references pages on delete cascade,
  made_by uuid references users on delete set null,
  batch_id uuid,
  -- what tells it from others in the list of its maker
  name text not null,
  -- look, redaction, format and what is added, as asked
  asked jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  why text,
  file_id uuid references files on delete set null,
  created_at timestamptz not null
);
create index formatted_cvs_of_cv on formatted_cvs (cv_id, created_at desc) where cv_id is not null;
create index formatted_cvs_of_page on formatted_cvs (page_id, created_at desc) where page_id is not null;
create index formatted_cvs_of_batch on formatted_cvs (batch_id) where batch_id is not null;

create table cv_downloads (
  id uuid primary key,
  -- whose CV it is: this person may see the list
  user_id uuid references users on delete cascade,
  formatted_id uuid references formatted_cvs on delete set null,
  file_id uuid references files on delete set null,
  name text not null,
  via text not null check (via in ('owner', 'page', 'link')),
  page_id uuid references pages on delete set null,
  by_id uuid references users on delete set null,
  at timestamptz not null
);
create index cv_downloads_of_user on cv_downloads (user_id, at desc) where user_id is not null;
