-- Company pages, who works on them, and what is known of them.

-- Company pages and who works on them.
create table pages (
  id uuid primary key,
  slug text not null unique,
  kind text not null check (kind in ('company', 'agency', 'freelance', 'institution')),
  name text not null,
  legal_name text,
  about jsonb not null default '{}',
  industry_id integer,
  size text,
  country_id integer not null,
  city_id integer references cities,
  website text,
  email text,
  email_verified_at timestamptz,
  licence_checked_at timestamptz,
  logo_id uuid references files on delete set null,
  state text not null default 'pending' check (state in ('pending', 'active', 'limited', 'suspended', 'closed')),
  post_permission smallint not null default 1 check (post_permission between 0 and 2),
  answer_days smallint not null default 14,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  language text not null default 'en',
  bulk_mail boolean not null default true,
  -- stands in the link of every bulk mail to the contact address; another with another address
  mail_key uuid not null unique default gen_random_uuid(),
  founded smallint,
  links jsonb not null default '{}',
  benefits text[] not null default '{}',
  video text,
  cover_id uuid references files on delete set null,
  version integer not null default 1,
  -- why staff limited or suspended it, as its team reads it
  state_why text,
  -- the contact address was confirmed, whatever its domain; email_verified_at says that it is of the page's own domain
  contact_confirmed_at timestamptz,
  -- when followers were last told of new jobs
  followers_told_at timestamptz,
  post_permission_reason text,
  post_permission_at timestamptz
);

create table page_members (
  page_id uuid not null references pages on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null,
  allow text[] not null default '{}',
  deny text[] not null default '{}',
  state text not null default 'active' check (state in ('asked', 'active', 'suspended')),
  created_at timestamptz not null,
  primary key (page_id, user_id)
);
create index page_members_user on page_members (user_id);

-- Invitations to a page's team; the language a page speaks; whether its contact address takes bulk mail; who works on a job.
create table page_invitations (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  email text not null,
  role text not null,
  words text not null default '',
  invited_by uuid references users on delete set null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined', 'withdrawn')),
  accepted_by uuid references users on delete set null
);
create unique index page_invitations_once on page_invitations (page_id, lower(email)) where state = 'waiting';
create index page_invitations_email on page_invitations (lower(email)) where state = 'waiting';

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

-- Short links to what is shared: to which thing, by whom, by which channel, and how often they were of use. Nobody who followed
-- one is kept.
create table share_links (
  code text primary key,
  kind text not null,
  thing_id uuid not null,
  path text not null,
  page_id uuid not null references pages on delete cascade,
  sharer_id uuid references users on delete set null,
  -- made for visitors without an account; a link whose sharer was erased is nobody's either, yet not everybody's
  is_common boolean not null,
  channel text not null,
  clicks_count integer not null default 0,
  applies_count integer not null default 0,
  created_at timestamptz not null
);
create unique index share_links_of_sharer on share_links (kind, thing_id, sharer_id, channel) where sharer_id is not null;
create unique index share_links_common on share_links (kind, thing_id, channel) where is_common;
create index share_links_sharer on share_links (sharer_id) where sharer_id is not null;

create trigger member_gone after delete on page_members
  for each row execute function tell_changed('user_id');

create trigger member_rights_changed after update of role, allow, deny, state on page_members
  for each row when (old.role is distinct from new.role or old.allow is distinct from new.allow or old.deny is distinct from new.deny or old.state is distinct from new.state)
  execute function tell_changed('user_id');

create trigger page_state_changed after update of state on pages
  for each row when (old.state is distinct from new.state) execute function tell_changed('id');
