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
