-- Why: recruiters search people by words, places and facts; what each page may see of whom stands in the same index.
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
  degree_id smallint,
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
  -- all words, those of titles and skills once more (t/word), filters, weeks; what only some pages may find: p/word, n:name, to:PAGE
  fts tsvector not null
) with (toast_tuple_target = 1024);
alter table cv_search
  alter headline set storage main, alter position_ids set storage main, alter languages set storage main,
  alter tk set storage main, alter fts set storage external;
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
