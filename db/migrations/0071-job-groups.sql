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
