-- Jobs in all their languages, the reviews and changes they pass, groups of them, how they are found and told of.

-- Jobs, their texts per language, the reviews they pass, and the derived table that search reads.
create table jobs (
  id uuid primary key,
  page_id uuid not null references pages,
  created_by uuid references users on delete set null,
  reference text not null unique,
  state text not null check (state in (
    'draft', 'awaiting_client', 'submitted', 'changes_requested', 'refused', 'approved', 'scheduled', 'live', 'paused', 'suspended',
    'closed', 'archived')),
  close_reason text,
  language text not null,
  position_id integer,
  industry_id integer,
  employment_types text[] not null,
  workplace text not null check (workplace in ('on_site', 'hybrid', 'remote')),
  country_id integer not null,
  city_id integer references cities,
  experience text,
  degree_id integer,
  languages text[] not null default '{}',
  skills_must text[] not null default '{}',
  skills_nice text[] not null default '{}',
  benefits text[] not null default '{}',
  visa_support boolean not null default false,
  salary_min integer,
  salary_max integer,
  salary_currency text,
  salary_period text check (salary_period in ('hour', 'day', 'month', 'year')),
  salary_shown boolean not null default true,
  openings smallint not null default 1,
  starts_on date,
  applicant_cap integer,
  applicants_count integer not null default 0,
  published_at timestamptz,
  confirmed_at timestamptz,
  expires_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- whom an agency recruits for: a page here, or a name and an address; the client approves before anybody else looks
  client_page_id uuid references pages,
  client_name text not null default '',
  client_email text,
  client_approved_at timestamptz,
  -- the public reads "a company in <industry>, <city>"
  anonymous boolean not null default false,
  part_time_category_id integer,
  -- from which countries one may work, when the work is remote; empty for all
  applicant_country_ids integer[] not null default '{}',
  more_city_ids integer[] not null default '{}',
  -- both only with the law that allows it and the number of the permit
  gender smallint check (gender in (1, 2)),
  nationality_ids integer[] not null default '{}',
  legal_ground text not null default '',
  permit_number text not null default '',
  relocation_support boolean not null default false,
  accommodation boolean not null default false,
  transport boolean not null default false,
  licences text[] not null default '{}',
  apply_mode text not null default 'here' check (apply_mode in ('here', 'external', 'walk_in')),
  apply_url text,
  -- how often somebody left for that address
  external_clicks integer not null default 0,
  walk_in_place text not null default '',
  walk_in_from date,
  walk_in_until date,
  walk_in_hours text not null default '',
  vacancy text not null default 'exists' check (vacancy in ('exists', 'pool')),
  ai_screening boolean not null default false,
  ai_statement text not null default '',
  opens_at timestamptz,
  -- how many days it is open once it is out
  open_days smallint not null default 30,
  -- moved up in "newest first"; what was published when stays true
  refreshed_at timestamptz,
  pause_reason text,
  suspended_from text,
  -- when the team was last asked whether it is still open
  asked_at timestamptz,
  -- the last reminder of the end: 7 or 1 days before
  reminded_days smallint,
  -- since when it takes nobody, because it is full
  full_at timestamptz
);
create index jobs_page on jobs (page_id, created_at desc);
create index jobs_state on jobs (state, updated_at);
create index jobs_clock on jobs (state, expires_at) where state in ('live', 'paused', 'scheduled', 'approved');
create index jobs_client on jobs (client_page_id) where client_page_id is not null;

create table job_texts (
  job_id uuid not null references jobs on delete cascade,
  language text not null,
  title text not null,
  description text not null,
  responsibilities text not null default '',
  requirements text not null default '',
  primary key (job_id, language)
);

create table job_questions (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  position smallint not null,
  kind text not null check (kind in ('text', 'yes_no', 'choice', 'number', 'file')),
  text text not null,
  choices text[] not null default '{}',
  required boolean not null default true,
  -- the only answer that lets one through; shown before applying
  knock_out text,
  -- a question that somebody answered stays with the answers when it is asked no more
  asked boolean not null default true
);
create index job_questions_job on job_questions (job_id, position);

-- the one who wrote a job belongs to it without a row
create table job_members (
  job_id uuid not null references jobs on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (job_id, user_id)
);
create index job_members_user on job_members (user_id);

create table job_reviews (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  snapshot jsonb not null,
  submitted_at timestamptz not null,
  due_at timestamptz not null,
  decision text check (decision in ('approved', 'changes_requested', 'refused')),
  comment text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  -- post: before it goes out; edit: a change of a live job; sample: a look after a trusted page's job went live
  kind text not null default 'post' check (kind in ('post', 'edit', 'sample')),
  -- what the automatic rules found: [{rule, field, severity, quote}]
  findings jsonb not null default '[]',
  -- what the author reads beside the fields: [{field, text}]
  field_comments jsonb not null default '[]',
  because text[] not null default '{}',
  approved_because text
);
create index job_reviews_waiting on job_reviews (submitted_at) where decision is null;
create unique index job_reviews_one_open on job_reviews (job_id, kind) where decision is null;
create index job_reviews_job on job_reviews (job_id, submitted_at);
create index job_reviews_decided on job_reviews (decided_at desc) where decision is not null;

-- fraud that staff found to be so: what takes trust from a page
create table upheld_frauds (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  job_id uuid references jobs on delete set null,
  reason text not null,
  decided_by uuid references users on delete set null,
  at timestamptz not null
);
create index upheld_frauds_page on upheld_frauds (page_id, at desc);

-- What is changed of a live job is kept aside until it counts, told to those who applied, and two editors see each other's work.
create table job_edits (
  job_id uuid primary key references jobs on delete cascade,
  -- everything the job shall say, as the contract writes it
  fields jsonb not null,
  state text not null default 'writing' check (state in ('writing', 'in_review')),
  edited_by uuid references users on delete set null,
  updated_at timestamptz not null
);

-- Material changes of a job that others had seen, field by field; shown on its page and to those who applied.
create table job_changes (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  field text not null,
  said_before jsonb not null,
  says_now jsonb not null,
  changed_by uuid references users on delete set null,
  at timestamptz not null
);
create index job_changes_job on job_changes (job_id, at desc);

-- Which fields each saving changed, so that the second of two editors reads what the first did; the latest only.
create table job_versions (
  job_id uuid not null references jobs on delete cascade,
  version integer not null,
  changes jsonb not null,
  saved_by uuid references users on delete set null,
  at timestamptz not null,
  primary key (job_id, version)
);

-- A page writes similar jobs again and again; a template keeps what a job says, without its dates.
create table job_templates (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  name text not null,
  fields jsonb not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null
);
create index job_templates_page on job_templates (page_id, created_at desc);

-- Groups of jobs that are shown and applied to together: texts per language, jobs by hand or by a rule, and what came of them.
create table job_groups (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  created_by uuid references users on delete set null,
  reference text not null unique,
  state text not null check (state in ('draft', 'published', 'ended', 'archived')),
  language text not null,
  visibility text not null check (visibility in ('public', 'link', 'internal')),
  cover_id uuid references files on delete set null,
  picks text not null check (picks in ('hand', 'rule')),
  -- the rule: what a job of the page must be to belong; what is open does not matter
  position_id integer,
  industry_id integer,
  country_id integer,
  city_id integer references cities on delete set null,
  workplace text check (workplace in ('on_site', 'hybrid', 'remote')),
  employment_type text,
  -- first and last day on which it is shown and applied to, in UTC
  opens_on date,
  ends_on date,
  version integer not null default 1,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index job_groups_page on job_groups (page_id, id desc);
create index job_groups_due on job_groups (ends_on) where state = 'published';

create table job_group_texts (
  group_id uuid not null references job_groups on delete cascade,
  language text not null,
  title text not null,
  intro text not null default '',
  share_text text not null default '',
  primary key (group_id, language)
);

create table job_group_jobs (
  group_id uuid not null references job_groups on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  position smallint not null,
  primary key (group_id, job_id)
);
create index job_group_jobs_job on job_group_jobs (job_id);

-- How often a job was opened from the group and applied to through it; of the group itself where there is no job.
create table job_group_counts (
  group_id uuid not null references job_groups on delete cascade,
  job_id uuid references jobs on delete cascade,
  opened integer not null default 0,
  applied integer not null default 0,
  unique nulls not distinct (group_id, job_id)
);

-- How often a company page and its jobs are opened, and an application begun: by day, way and country; no person, no address.
create table page_visits (
  page_id uuid not null references pages on delete cascade,
  -- none: the company page itself
  job_id uuid references jobs on delete cascade,
  day date not null,
  what text not null check (what in ('view', 'start')),
  source text not null,
  source_detail text not null default '',
  -- 0: not known
  country_id integer not null default 0,
  count integer not null default 0
);
create unique index page_visits_once on page_visits (page_id, day, job_id, what, source, source_detail, country_id) nulls not distinct;
create index page_visits_job on page_visits (job_id, day) where job_id is not null;

-- Derived and disposable: live jobs only, with everything a card needs, refilled from events.
create table job_search (
  id uuid primary key,
  country_id integer not null,
  city_id integer,
  page_id uuid not null,
  language text not null,
  title text not null,
  page_name text not null,
  page_slug text not null,
  page_verified boolean not null,
  page_logo_id uuid,
  reference text not null,
  position_id integer,
  employment_types text[] not null,
  workplace text not null,
  experience text,
  languages text[] not null,
  visa_support boolean not null,
  salary_min integer,
  salary_max integer,
  salary_currency text,
  salary_period text,
  -- comparable across currencies and periods: US dollars a month
  salary_month_usd integer,
  applicant_cap integer,
  applicants_count integer not null,
  -- milliseconds, so that a cursor written by JavaScript names a moment exactly
  published_at timestamptz(3) not null,
  confirmed_at timestamptz not null,
  -- words of title (A) and skills (B), exact words of the title (=word), filters; read while walking, so it stays in the row
  tk tsvector not null,
  -- all of the job's words, words of the title once more (t/word), filters and days; only the index reads it
  fts tsvector not null,
  industry_id integer,
  anonymous boolean not null,
  more_city_ids integer[] not null,
  apply_mode text not null
) with (toast_tuple_target = 1024);
alter table job_search
  alter title set storage main,
  alter page_name set storage main,
  alter page_slug set storage main,
  alter employment_types set storage main,
  alter languages set storage main,
  alter tk set storage main,
  alter fts set storage external;
alter table job_search
  alter more_city_ids set storage main;
-- written at once: a list of waiting entries would be read through by every search
create index job_search_fts on job_search using gin (fts) with (fastupdate = off);
create index job_search_newest on job_search (published_at desc, id desc);
create index job_search_country on job_search (country_id, published_at desc, id desc);
create index job_search_page on job_search (page_id, published_at desc);

-- In how many jobs a lexeme stands; common ones only. The empty lexeme counts the jobs. Counted anew every night.
create table search_lexemes (
  lexeme text primary key,
  jobs integer not null
);

-- Words of titles and skills as people write them, for "did you mean". Trigrams know only Latin letters here, whatever the
-- database's locale; `alike` is the word spelled with them, letter by letter, apart by script.
create table search_words (
  folded text primary key,
  word text not null,
  script text not null,
  alike text not null,
  jobs integer not null
);
create index search_words_alike on search_words using gin (alike gin_trgm_ops);

-- What published salaries come to per position and place, counted by night; derived and disposable.
create table salary_insights (
  -- a city, or minus a country
  place integer not null,
  position_id integer not null,
  currency text not null,
  jobs integer not null,
  pages integer not null,
  -- a month: the tenth, quarter, half, three quarters and nine tenths of jobs pay less
  low integer not null,
  lower_quarter integer not null,
  median integer not null,
  upper_quarter integer not null,
  high integer not null,
  -- the quarters and the median again, for each range of experience that has enough jobs
  by_experience jsonb not null,
  counted_at timestamptz not null,
  primary key (place, position_id)
);
create index salary_insights_position on salary_insights (position_id, jobs desc);

-- Searches that go on by themselves: alerts, what they are found by, and what was found for them.
create table alerts (
  id uuid primary key,
  -- an account's, or a guest's address
  user_id uuid references users on delete cascade,
  email text,
  language text not null,
  -- as the address of the results page holds it
  search jsonb not null,
  -- what a job must have, as the search index writes it, and at least how many US dollars a month
  wanted tsquery not null,
  usd integer,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
  state text not null check (state in ('asked', 'active', 'paused', 'lapsed', 'stopped')),
  -- what feedback has ruled out
  not_positions integer[] not null default '{}',
  not_pages uuid[] not null default '{}',
  confirmed_at timestamptz,
  reminded_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null,
  check ((user_id is null) <> (email is null))
);
create index alerts_user on alerts (user_id) where user_id is not null;
create index alerts_email on alerts (lower(email)) where email is not null;
create index alerts_confirmed on alerts (confirmed_at) where state = 'active';

-- The rarest thing an active alert asks for: a new job looks its alerts up by the lexemes it has.
create table alert_anchors (
  lexeme text not null,
  alert_id uuid not null references alerts on delete cascade,
  primary key (lexeme, alert_id)
);
create index alert_anchors_alert on alert_anchors (alert_id);

-- Jobs that went live and that no alert has seen.
create table alert_new_jobs (
  job_id uuid primary key,
  at timestamptz not null
);

create table alert_matches (
  alert_id uuid not null references alerts on delete cascade,
  job_id uuid not null,
  found_at timestamptz not null,
  sent_at timestamptz,
  feedback text check (feedback in ('other_work', 'other_company', 'just_this')),
  primary key (alert_id, job_id)
);
create index alert_matches_unsent on alert_matches (alert_id) where sent_at is null;

-- Jobs somebody keeps for later, with a note of the own and the moment to be reminded at.
create table saved_jobs (
  user_id uuid not null references users on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  note text not null default '',
  remind text not null default 'closing' check (remind in ('closing', 'date', 'none')),
  -- the day that was chosen, and the moment it means on the clock of whoever chose it; none once it was told
  remind_on date,
  remind_at timestamptz,
  -- the end of the job of which somebody was told that it is near: a later end is told again
  told_of_end timestamptz,
  -- milliseconds, so that a cursor names a moment exactly
  saved_at timestamptz(3) not null,
  -- taken off the list; brought back as it was when that is undone soon
  removed_at timestamptz,
  primary key (user_id, job_id),
  check ((remind = 'date') = (remind_on is not null))
);
create index saved_jobs_newest on saved_jobs (user_id, saved_at desc) where removed_at is null;
create index saved_jobs_job on saved_jobs (job_id) where removed_at is null;
create index saved_jobs_due on saved_jobs (remind_at) where remind_at is not null and removed_at is null;
create index saved_jobs_removed on saved_jobs (removed_at) where removed_at is not null;

-- Jobs whose employer takes applications on its own site: who left for it, and what became of that in the person's own words.
create table outside_applications (
  user_id uuid not null references users on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  left_at timestamptz not null,
  asked_at timestamptz,
  answer text check (answer in ('applied', 'not_yet', 'not_interested')),
  answered_at timestamptz,
  primary key (user_id, job_id)
);
create index outside_applications_to_ask on outside_applications (left_at) where asked_at is null and answer is null;

-- What people report of jobs and companies, as they saw it, and what came of it; nobody but the staff learns who reported.
create table complaints (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  job_id uuid references jobs on delete cascade,
  reason text not null check (reason in ('money', 'fraud', 'not_real', 'discrimination', 'wrong', 'other')),
  note text not null default '',
  reporter_id uuid references users on delete set null,
  reporter_email text,
  -- an account, or the fingerprint of a guest's address: the same one twice is one report
  reporter_key text not null,
  -- fingerprint of the address it came from: two from one place are not independent
  from_key text not null,
  language text not null,
  snapshot jsonb not null,
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  words text not null default '',
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null
);
create unique index complaints_once on complaints (coalesce(job_id, page_id), reporter_key) where state = 'open';
create index complaints_open on complaints (id) where state = 'open';
create index complaints_of_job on complaints (job_id);
create index complaints_of_page on complaints (page_id);
create index complaints_of_reporter on complaints (reporter_id);

create trigger hiring_team_left after delete on job_members
  for each row execute function tell_changed('user_id');
