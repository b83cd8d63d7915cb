-- People found by their CVs: the index, what a page asked and bought, prints, and who looked.

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
create index formatted_cvs_of_application on formatted_cvs (application_id) where application_id is not null;
create index formatted_cvs_of_user on formatted_cvs (user_id) where user_id is not null;

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
create index cv_downloads_of_print on cv_downloads (formatted_id) where formatted_id is not null;
create index cv_downloads_of_file on cv_downloads (file_id) where file_id is not null;

-- Recruiters search people by words, places and facts; what each page may see of whom stands in the same index.
-- Derived and disposable: everybody who has said something of the own work, refilled from events.
create table cv_search (
  user_id uuid primary key,
  language text not null,
  headline text not null,
  years smallint not null,
  country_id integer,
  city_id integer,
  -- countries and cities one would move to, whatever the radius
  moves_country_ids integer[] not null,
  position_ids integer[] not null,
  degree_id integer,
  nationality_ids integer[] not null,
  -- `ru:C1`
  languages text[] not null,
  -- skills as they were written, the first few
  skills text[] not null,
  -- how soon one could begin: days of notice, or a day
  notice_days smallint,
  free_on date,
  -- milliseconds, so that a cursor written by JavaScript names a moment exactly
  updated_at timestamptz(3) not null,
  -- words of headline and titles (A) and skills (B), for ranking; stays in the row
  tk tsvector not null,
  -- all words, those of titles and skills once more (t/word), filters, weeks; what only some pages may find: p/word, n:name,
  -- to:PAGE
  fts tsvector not null
) with (toast_tuple_target = 1024);
alter table cv_search
  alter headline set storage main,
  alter position_ids set storage main,
  alter languages set storage main,
  alter tk set storage main,
  alter fts set storage external;
-- written at once: a list of waiting entries would be read through by every search
create index cv_search_fts on cv_search using gin (fts) with (fastupdate = off);
create index cv_search_newest on cv_search (updated_at desc, user_id desc);

-- In how many entries a lexeme stands; common ones only. The empty lexeme counts all. Counted anew every night.
create table cv_search_lexemes (
  lexeme text primary key,
  people integer not null
);

-- pages that shall find nothing of somebody
create table excluded_pages (
  user_id uuid not null references users on delete cascade,
  page_id uuid not null references pages on delete cascade,
  at timestamptz not null,
  primary key (user_id, page_id)
);
create index excluded_pages_page on excluded_pages (page_id);

-- what a page has looked at, and whom it does not want to see again
create table cv_marks (
  page_id uuid not null references pages on delete cascade,
  user_id uuid not null references users on delete cascade,
  seen_at timestamptz,
  hidden_at timestamptz,
  primary key (page_id, user_id)
);
create index cv_marks_user on cv_marks (user_id);

-- whose name, contacts and file a page may see: for good, bought or agreed to
create table cv_unlocks (
  page_id uuid not null references pages on delete cascade,
  user_id uuid not null references users on delete cascade,
  by_id uuid references users on delete set null,
  way text not null check (way in ('credit', 'request')),
  credits smallint not null,
  returned_at timestamptz,
  at timestamptz not null,
  primary key (page_id, user_id)
);
create index cv_unlocks_user on cv_unlocks (user_id, at desc);

-- somebody is asked first, for nothing
create table cv_requests (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  user_id uuid not null references users on delete cascade,
  by_id uuid references users on delete set null,
  note text not null,
  state text not null check (state in ('asked', 'accepted', 'declined')),
  asked_at timestamptz not null,
  answered_at timestamptz
);
create unique index cv_requests_open on cv_requests (page_id, user_id) where state = 'asked';
create index cv_requests_page on cv_requests (page_id, asked_at desc);
create index cv_requests_user on cv_requests (user_id, asked_at desc);

-- the basket of a member, carried between screens (`cv_list`)
create table cv_baskets (
  page_id uuid not null references pages on delete cascade,
  member_id uuid not null references users on delete cascade,
  user_id uuid not null references users on delete cascade,
  at timestamptz not null,
  primary key (page_id, member_id, user_id)
);
create index cv_baskets_user on cv_baskets (user_id);

-- A recruiter keeps a search, sees how many are new to it, and is told of them if wanted.
create table cv_saved_searches (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  member_id uuid not null references users on delete cascade,
  name text not null,
  -- as the address of the screen holds it
  search jsonb not null,
  frequency text not null check (frequency in ('never', 'instant', 'daily', 'weekly')),
  -- who became newer than this is new to whoever opens the search
  opened_at timestamptz not null,
  -- nobody is told of who came before: the search was made, or letters were wanted again
  told_from timestamptz not null,
  -- who became newer than this was not looked at for a letter
  matched_at timestamptz not null,
  sent_at timestamptz,
  created_at timestamptz not null
);
create index cv_saved_searches_member on cv_saved_searches (page_id, member_id);
create index cv_saved_searches_member_id on cv_saved_searches (member_id);
create index cv_saved_searches_frequency on cv_saved_searches (frequency, id) where frequency <> 'never';

-- whom a search has told of: nobody is told of twice
create table cv_search_told (
  search_id uuid not null references cv_saved_searches on delete cascade,
  user_id uuid not null references users on delete cascade,
  at timestamptz not null,
  primary key (search_id, user_id)
);
create index cv_search_told_user on cv_search_told (user_id);

-- Who looked at a CV: each member of a page once a day and in each way, so that the person it is of can see it.
create table cv_views (
  -- the application it was sent with, or the person where the page found it
  subject_id uuid not null,
  page_id uuid not null references pages on delete cascade,
  -- only counted, never named
  by_id uuid not null,
  way text not null check (way in ('masked', 'full', 'opened', 'read', 'exported')),
  day date not null,
  at timestamptz not null,
  primary key (subject_id, page_id, by_id, way, day)
);
create index cv_views_day on cv_views (day);

-- Links to printed CVs, each of which can be ended before its time.
create table cv_links (
  id uuid primary key,
  formatted_id uuid not null references formatted_cvs on delete cascade,
  made_by uuid references users on delete set null,
  at timestamptz not null,
  until_at timestamptz not null,
  ended_at timestamptz
);
create index cv_links_of on cv_links (formatted_id);
