-- Company pages, whole: facts, places, pictures, clients, former addresses, what was checked, followers, the record of answers.
alter table pages
  add column founded smallint,
  add column links jsonb not null default '{}',
  add column benefits text[] not null default '{}',
  add column video text,
  add column cover_id uuid references files on delete set null,
  add column version integer not null default 1,
  -- why staff limited or suspended it, as its team reads it
  add column state_why text,
  -- the contact address was confirmed, whatever its domain; email_verified_at says that it is of the page's own domain
  add column contact_confirmed_at timestamptz,
  -- when followers were last told of new jobs
  add column followers_told_at timestamptz;
update pages set contact_confirmed_at = email_verified_at;
update pages set size = case size when '1000+' then '1001+' when '501-1000' then '201-1000' when '201-500' then '201-1000' else size end;
-- texts about the page are rich now
update pages set about = coalesce((
  select jsonb_object_agg(key, '<p>' || replace(regexp_replace(
    replace(replace(replace(value, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n+', E'\n', 'g'), E'\n', '</p><p>') || '</p>')
  from jsonb_each_text(about) where value <> ''), '{}');

-- addresses a page had before lead to where it is now
create table page_slugs (
  slug text primary key,
  page_id uuid not null references pages on delete cascade,
  until timestamptz not null
);
create index page_slugs_page on page_slugs (page_id);

create table page_places (
  page_id uuid not null references pages on delete cascade,
  position smallint not null,
  country_id integer not null,
  city_id integer references cities,
  address text not null default '',
  map_url text,
  phone text,
  head_office boolean not null default false,
  primary key (page_id, position)
);

create table page_pictures (
  page_id uuid not null references pages on delete cascade,
  position smallint not null,
  file_id uuid not null references files on delete cascade,
  captions jsonb not null default '{}',
  primary key (page_id, position)
);
create index page_pictures_file on page_pictures (file_id);

-- whom an agency works for: a page here, or a name
create table page_clients (
  page_id uuid not null references pages on delete cascade,
  position smallint not null,
  client_id uuid references pages on delete cascade,
  name text not null,
  logo_id uuid references files on delete set null,
  primary key (page_id, position)
);
create index page_clients_client on page_clients (client_id);

-- what was handed in to be checked and what came of it; kept for good
create table page_checks (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  what text not null check (what in ('domain', 'licence')),
  state text not null check (state in ('waiting', 'verified', 'refused', 'ended')),
  domain text,
  number text,
  authority text,
  file_id uuid references files on delete set null,
  expires_on date,
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  words text not null default '',
  reminded_at timestamptz
);
create index page_checks_page on page_checks (page_id, asked_at desc);
create unique index page_checks_one_waiting on page_checks (page_id) where what = 'licence' and state = 'waiting';
create unique index page_checks_one_verified on page_checks (page_id, what) where state = 'verified';
create index page_checks_queue on page_checks (asked_at) where state = 'waiting';
create index page_checks_expiry on page_checks (expires_on) where state = 'verified';
-- what stood as checked before stays checked
insert into page_checks (id, page_id, what, state, domain, asked_at, decided_at)
  select gen_random_uuid(), id, 'domain', 'verified', split_part(email, '@', 2), email_verified_at, email_verified_at
  from pages where email_verified_at is not null and email is not null;
insert into page_checks (id, page_id, what, state, asked_at, decided_at)
  select gen_random_uuid(), id, 'licence', 'verified', licence_checked_at, licence_checked_at
  from pages where licence_checked_at is not null;

create table page_followers (
  page_id uuid not null references pages on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (page_id, user_id)
);
create index page_followers_user on page_followers (user_id, created_at desc);

-- Derived and disposable: how a page answers, counted at night from the history of its applications.
create table page_records (
  page_id uuid primary key references pages on delete cascade,
  applications integer not null,
  answered integer not null,
  median_days real,
  counted_at timestamptz not null
);

-- Derived and disposable: names in letters the database can compare (src/platform/shared/spell.ts), a row for each script.
create table page_names (
  page_id uuid not null references pages on delete cascade,
  script text not null,
  folded text not null,
  alike text not null,
  primary key (page_id, script, folded)
);
create index page_names_alike on page_names using gin (alike gin_trgm_ops);

-- Derived and disposable: pages everybody may see, with what the directory filters and sorts by.
create table page_directory (
  page_id uuid primary key references pages on delete cascade,
  kind text not null,
  country_id integer not null,
  city_id integer,
  industry_id integer,
  size text,
  verified boolean not null,
  open_jobs integer not null,
  pictures integer not null
);
create index page_directory_order on page_directory (open_jobs desc, page_id);
create index page_directory_country on page_directory (country_id, open_jobs desc, page_id);
create index page_directory_industry on page_directory (industry_id, open_jobs desc, page_id);
drop index pages_name;
