-- Cases: what is reported of one job, company or person comes together, is decided with a reason, and may be looked at again by somebody else.
create table cases (
  id uuid primary key,
  page_id uuid references pages on delete cascade,
  job_id uuid references jobs on delete cascade,
  person_id uuid references users on delete cascade,
  state text not null check (state in ('open', 'upheld', 'dismissed')),
  -- the decision took the job out of sight: undone, it comes back
  suspended boolean not null default false,
  opened_at timestamptz not null,
  decided_at timestamptz,
  constraint cases_whom check (num_nonnulls(page_id, person_id) = 1)
);
-- of one thing one case is open at a time
create unique index cases_open on cases (coalesce(job_id, page_id, person_id)) where state = 'open';
create index cases_waiting on cases (opened_at) where state = 'open';
create index cases_decided on cases (decided_at desc) where state <> 'open';
create index cases_of_page on cases (page_id, opened_at desc) where page_id is not null;
create index cases_of_person on cases (person_id, opened_at desc) where person_id is not null;
create index cases_of_job on cases (job_id) where job_id is not null;

-- Whoever does not agree with a decision asks once for another look.
create table case_appeals (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  side text not null check (side in ('reporter', 'reported')),
  user_id uuid references users on delete set null,
  words text not null,
  state text not null check (state in ('open', 'granted', 'declined')),
  sent_at timestamptz not null,
  unique (case_id, side)
);
create index case_appeals_waiting on case_appeals (sent_at) where state = 'open';
create index case_appeals_user on case_appeals (user_id);

-- Every decision of a case, the last of which counts; the words are told to each side in its own language.
create table case_decisions (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  appeal_id uuid references case_appeals on delete cascade,
  decision text not null check (decision in ('upheld', 'dismissed')),
  ground text not null,
  wording jsonb not null,
  note text not null default '',
  decided_by uuid references users on delete set null,
  at timestamptz not null
);
create index case_decisions_case on case_decisions (case_id, at);
create index case_decisions_by on case_decisions (decided_by);

-- what was reported so far: open reports of one thing are one case, each decided one is its own
alter table complaints add column case_id uuid references cases on delete cascade;
with first as (
  select (array_agg(id order by id))[1] as id, coalesce(job_id, page_id, person_id) as thing, min(created_at) as opened_at
  from complaints where state = 'open' group by coalesce(job_id, page_id, person_id)
)
insert into cases (id, page_id, job_id, person_id, state, opened_at)
select complaints.id, page_id, job_id, person_id, 'open', opened_at from first join complaints using (id);
update complaints set case_id = cases.id
from cases where complaints.state = 'open'
  and coalesce(cases.job_id, cases.page_id, cases.person_id) = coalesce(complaints.job_id, complaints.page_id, complaints.person_id);
insert into cases (id, page_id, job_id, person_id, state, opened_at, decided_at)
select id, page_id, job_id, person_id, state, created_at, coalesce(decided_at, created_at) from complaints where state <> 'open';
update complaints set case_id = id where state <> 'open';
insert into case_decisions (id, case_id, decision, ground, wording, decided_by, at)
select id, id, state, 'other', jsonb_build_object('en', words, 'ar', words, 'ru', words, 'fr', words), decided_by, coalesce(decided_at, created_at)
from complaints where state <> 'open';
alter table complaints alter column case_id set not null,
  drop column words, drop column decided_by, drop column decided_at;
drop index complaints_open;
create index complaints_of_case on complaints (case_id);
create index complaints_of_reporter_key on complaints (reporter_key);
-- a fraud that was found to be none goes with the decision
alter table upheld_frauds add column case_id uuid references cases on delete set null;
create index upheld_frauds_case on upheld_frauds (case_id) where case_id is not null;
update notifications set link = '/admin/cases' where link = '/admin/complaints';
