-- Why: a job says more than it could (client, anonymity, places, legal ground, ways to apply), and its life has more states.
alter table jobs
  -- whom an agency recruits for: a page here, or a name and an address; the client approves before anybody else looks
  add column client_page_id uuid references pages,
  add column client_name text not null default '',
  add column client_email text,
  add column client_approved_at timestamptz,
  -- the public reads "a company in <industry>, <city>"
  add column anonymous boolean not null default false,
  add column part_time_category_id integer,
  -- from which countries one may work, when the work is remote; empty for all
  add column applicant_country_ids integer[] not null default '{}',
  add column more_city_ids integer[] not null default '{}',
  -- both only with the law that allows it and the number of the permit
  add column gender smallint check (gender in (1, 2)),
  add column nationality_ids integer[] not null default '{}',
  add column legal_ground text not null default '',
  add column permit_number text not null default '',
  add column relocation_support boolean not null default false,
  add column accommodation boolean not null default false,
  add column transport boolean not null default false,
  add column licences text[] not null default '{}',
  add column apply_mode text not null default 'here' check (apply_mode in ('here', 'external', 'walk_in')),
  add column apply_url text,
  -- how often somebody left for that address
  add column external_clicks integer not null default 0,
  add column walk_in_place text not null default '',
  add column walk_in_from date,
  add column walk_in_until date,
  add column walk_in_hours text not null default '',
  add column vacancy text not null default 'exists' check (vacancy in ('exists', 'pool')),
  add column ai_screening boolean not null default false,
  add column ai_statement text not null default '',
  add column opens_at timestamptz,
  -- how many days it is open once it is out
  add column open_days smallint not null default 30,
  -- moved up in "newest first"; what was published when stays true
  add column refreshed_at timestamptz,
  add column pause_reason text,
  add column suspended_from text;
update jobs set open_days = least(90, greatest(1, round(extract(epoch from expires_at - updated_at) / 86400)))
  where expires_at is not null and state in ('draft', 'submitted', 'changes_requested', 'refused');
-- until it is out, nothing runs out
update jobs set expires_at = null where state in ('draft', 'submitted', 'changes_requested', 'refused');
create index jobs_clock on jobs (state, expires_at) where state in ('live', 'paused', 'scheduled', 'approved');
create index jobs_client on jobs (client_page_id) where client_page_id is not null;

alter table job_questions drop constraint job_questions_kind_check;
alter table job_questions add constraint job_questions_kind_check
  check (kind in ('text', 'yes_no', 'choice', 'number', 'file'));
-- an answer that is a file: `answer` holds its name
alter table application_answers add column file_id uuid references files on delete set null;

-- the industry names an anonymous company; more cities widen where a job is found
delete from job_search;
alter table job_search
  add column industry_id integer,
  add column anonymous boolean not null,
  add column more_city_ids integer[] not null,
  add column apply_mode text not null;
alter table job_search alter more_city_ids set storage main;
delete from loaded_content where name = 'job_search';
