-- Applications from first draft to hired, with their messages and the CV that was sent, frozen.
create table applications (
  id uuid primary key,
  job_id uuid not null references jobs,
  page_id uuid not null references pages,
  candidate_id uuid references users on delete set null,
  stage text not null,
  name text not null,
  email text,
  phone text,
  language text not null,
  cv_id uuid references files on delete set null,
  note text not null default '',
  source text not null default 'site',
  reason text,
  position double precision not null,
  version integer not null default 1,
  submitted_at timestamptz not null,
  seen_at timestamptz,
  answer_due_at timestamptz not null,
  decided_at timestamptz,
  moved_at timestamptz not null
);
create unique index applications_once_per_person on applications (job_id, candidate_id) where candidate_id is not null;
create unique index applications_once_per_email on applications (job_id, lower(email)) where email is not null;
create unique index applications_once_per_phone on applications (job_id, phone) where phone is not null;
create index applications_board on applications (job_id, stage, position);
create index applications_candidate on applications (candidate_id, submitted_at desc);
create index applications_page on applications (page_id, submitted_at desc);

create table application_answers (
  application_id uuid not null references applications on delete cascade,
  question_id uuid not null references job_questions on delete cascade,
  answer text not null,
  primary key (application_id, question_id)
);

create table application_messages (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  author_id uuid references users on delete set null,
  author_side text not null check (author_side in ('page', 'candidate')),
  author_name text not null,
  text text not null,
  at timestamptz not null,
  read_at timestamptz
);
create index application_messages_thread on application_messages (application_id, at);

-- What of a CV can be shown on a page: its pictures, or its text as clean HTML.
create table cv_previews (
  file_id uuid primary key references files on delete cascade,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  kind text check (kind in ('pages', 'html')),
  pages_count smallint not null default 0,
  html text not null default '',
  text text not null default '',
  made_at timestamptz
);

create table candidate_cvs (
  user_id uuid not null references users on delete cascade,
  file_id uuid not null references files on delete cascade,
  is_primary boolean not null default false,
  created_at timestamptz not null,
  primary key (user_id, file_id)
);
