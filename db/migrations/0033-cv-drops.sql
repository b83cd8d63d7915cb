-- CVs left with companies without a job: what each company takes, what came, what became of it; and the pool of people kept for later.

-- What a company takes of CVs that nobody asked for; empty lists: everything, everywhere.
create table page_drops (
  page_id uuid primary key references pages on delete cascade,
  taking boolean not null,
  position_ids integer[] not null default '{}',
  country_ids integer[] not null default '{}',
  city_ids integer[] not null default '{}',
  -- what it says to those who leave one, by language
  words jsonb not null default '{}',
  -- said again every 90 days, else it stops
  confirmed_at timestamptz not null,
  reminded_at timestamptz,
  version integer not null default 1,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null
);
create index page_drops_confirmed on page_drops (confirmed_at) where taking;

-- A CV somebody left with up to twenty companies at once, as it was then.
create table cv_drops (
  id uuid primary key,
  -- null until somebody without an account has claimed it
  user_id uuid references users on delete cascade,
  name text not null,
  email text,
  phone text,
  language text not null,
  country_id integer,
  cv_id uuid references files on delete set null,
  -- what the CV says; null until it was read
  content jsonb,
  profile jsonb not null default '{}',
  reading text not null check (reading in ('read', 'waiting', 'unreadable')),
  position_id integer,
  wish text not null default '',
  note text not null default '',
  created_at timestamptz not null
);
create index cv_drops_user on cv_drops (user_id, created_at desc) where user_id is not null;
create index cv_drops_email on cv_drops (lower(email), created_at desc) where email is not null;
create index cv_drops_phone on cv_drops (phone, created_at desc) where phone is not null;
create index cv_drops_cv on cv_drops (cv_id) where cv_id is not null;
create index cv_drops_waiting on cv_drops (id) where reading = 'waiting';

create table cv_drop_items (
  id uuid primary key,
  drop_id uuid not null references cv_drops on delete cascade,
  page_id uuid not null references pages on delete cascade,
  state text not null default 'received'
    check (state in ('received', 'seen', 'replied', 'added_to_pool', 'added_to_job', 'rejected', 'expired', 'withdrawn')),
  -- why not, as the list of public reasons has it
  reason text,
  -- what the company wrote with its answer
  words text not null default '',
  -- the application it became, or the job somebody was asked to look at
  application_id uuid references applications on delete set null,
  job_id uuid references jobs on delete set null,
  seen_at timestamptz,
  answered_at timestamptz,
  answered_by uuid references users on delete set null,
  answer_due_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (drop_id, page_id)
);
create index cv_drop_items_page on cv_drop_items (page_id, id desc);
create index cv_drop_items_waiting on cv_drop_items (page_id, answer_due_at) where state in ('received', 'seen');
create index cv_drop_items_due on cv_drop_items (answer_due_at) where state in ('received', 'seen');

-- People a company keeps for later jobs, however they came.
create table pool_entries (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  source text not null check (source in ('application', 'drop', 'import', 'search')),
  user_id uuid references users on delete cascade,
  application_id uuid references applications on delete cascade,
  drop_item_id uuid references cv_drop_items on delete cascade,
  imported_id uuid references imported_candidates on delete cascade,
  name text not null,
  email text,
  phone text,
  language text not null,
  headline text not null default '',
  -- name, headline, skills and tags as the search compares them
  words text not null default '',
  tags text[] not null default '{}',
  note text not null default '',
  added_by uuid references users on delete set null,
  added_at timestamptz not null,
  check (num_nonnulls(user_id, application_id, drop_item_id, imported_id) > 0)
);
create unique index pool_entries_application on pool_entries (application_id) where application_id is not null;
create unique index pool_entries_drop on pool_entries (drop_item_id) where drop_item_id is not null;
create unique index pool_entries_imported on pool_entries (imported_id) where imported_id is not null;
create unique index pool_entries_person on pool_entries (page_id, user_id) where user_id is not null;
create index pool_entries_user on pool_entries (user_id) where user_id is not null;
create index pool_entries_page on pool_entries (page_id, added_at desc, id desc);
create index pool_entries_words on pool_entries using gin (words gin_trgm_ops);

create table pool_invitations (
  id uuid primary key,
  entry_id uuid not null references pool_entries on delete cascade,
  page_id uuid not null references pages on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  by_id uuid references users on delete set null,
  words text not null default '',
  at timestamptz not null,
  unique (entry_id, job_id)
);
create index pool_invitations_page on pool_invitations (page_id, at desc);

insert into pool_entries (id, page_id, source, user_id, application_id, name, email, phone, language, words, added_at)
select applications.id, page_id, 'application',
  case when row_number() over (partition by page_id, candidate_id order by moved_at desc) = 1 then candidate_id end,
  applications.id, name, email, phone, language, lower(name), moved_at
from applications where stage = 'pool';
