-- Why: reviews are of several kinds, name what rules found and what to mend field by field; trust has a reason that is told.
alter table job_reviews
  -- post: before it goes out; edit: a change of a live job; sample: a look after a trusted page's job went live
  add column kind text not null default 'post' check (kind in ('post', 'edit', 'sample')),
  -- what the automatic rules found: [{rule, field, severity, quote}]
  add column findings jsonb not null default '[]',
  -- what the author reads beside the fields: [{field, text}]
  add column field_comments jsonb not null default '[]';
drop index job_reviews_one_open;
create unique index job_reviews_one_open on job_reviews (job_id, kind) where decision is null;
create index job_reviews_job on job_reviews (job_id, submitted_at);
create index job_reviews_decided on job_reviews (decided_at desc) where decision is not null;

-- why a page may post as it may, as a code, and since when
alter table pages
  add column post_permission_reason text,
  add column post_permission_at timestamptz;

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
