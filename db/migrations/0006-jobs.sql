-- Jobs, their texts per language, the reviews they pass, and the derived table that search reads.
create table jobs (
  id uuid primary key,
  page_id uuid not null references pages,
  created_by uuid references users on delete set null,
  reference text not null unique,
  state text not null,
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
  updated_at timestamptz not null
);
create index jobs_page on jobs (page_id, created_at desc);
create index jobs_state on jobs (state, updated_at);

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
  kind text not null check (kind in ('text', 'yes_no', 'choice', 'number')),
  text text not null,
  choices text[] not null default '{}',
  required boolean not null default true,
  -- the only answer that lets one through; shown before applying
  knock_out text
);
create index job_questions_job on job_questions (job_id, position);

create table job_reviews (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  snapshot jsonb not null,
  submitted_at timestamptz not null,
  due_at timestamptz not null,
  decision text check (decision in ('approved', 'changes_requested', 'refused')),
  comment text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz
);
create index job_reviews_waiting on job_reviews (submitted_at) where decision is null;
create unique index job_reviews_one_open on job_reviews (job_id) where decision is null;

-- alef, ya, ta marbuta, hamza memberships fold together; marks and tatweel go
create function fold_text(t text) returns text language sql immutable parallel safe strict as $$
  select translate(lower(t), U&'\0623\0625\0622\0671\0649\0629\0624\0626\0640\064b\064c\064d\064e\064f\0650\0651\0652\0670',
                   U&'\0627\0627\0627\0627\064a\0647\0648\064a') $$;
-- two lines of Light10: the article and its joined particles, then the commonest endings
create function fold_arabic(t text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(regexp_replace(fold_text(t), '\m(?:وال|فال|بال|كال|ال|لل|و)(?=[ا-ي]{3,})', '', 'g'),
                        '([ا-ي]{3,}?)(?:ها|ان|ات|ون|ين|يه|ي|ه)\M', '\1', 'g') $$;
create text search configuration masar_en (copy = english);
create text search configuration masar_fr (copy = french);
create text search configuration masar_ru (copy = russian);
create text search configuration masar_ar (copy = simple);
alter text search configuration masar_ar alter mapping for asciiword, asciihword, hword_asciipart with english_stem;

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
  industry_id integer,
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
  published_at timestamptz not null,
  confirmed_at timestamptz not null,
  fts tsvector not null
);
create index job_search_fts on job_search using gin (fts);
create index job_search_newest on job_search (published_at desc, id desc);
create index job_search_country on job_search (country_id, published_at desc, id desc);
create index job_search_page on job_search (page_id, published_at desc);
