-- External recruiters: people who are guests of a company page for single jobs, and whom they put forward there.

alter table page_invitations add column about text not null default '';

-- somebody invited to one job, by address; an account once the invitation to the page was accepted
create table external_jobs (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  email text not null,
  user_id uuid references users on delete set null,
  invitation_id uuid references page_invitations on delete set null,
  state text not null default 'asked' check (state in ('asked', 'active', 'declined', 'ended')),
  words text not null default '',
  most_people integer not null check (most_people between 1 and 100),
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  ended_at timestamptz,
  version integer not null default 1
);
create unique index external_jobs_once on external_jobs (job_id, lower(email));
create index external_jobs_page on external_jobs (page_id, user_id);
create index external_jobs_user on external_jobs (user_id);
create index external_jobs_invitation on external_jobs (invitation_id);

-- whom they put forward: who it is stays until the person said yes, and then with the application
create table external_people (
  id uuid primary key,
  external_id uuid not null references external_jobs on delete cascade,
  page_id uuid not null references pages on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  by_id uuid references users on delete set null,
  state text not null default 'asked' check (state in ('asked', 'sent', 'known', 'declined', 'expired', 'withdrawn')),
  name text,
  email text,
  -- of company and address: nobody is asked twice by one recruiter for one job, also once the address is forgotten
  contact_hash bytea not null,
  language text not null,
  note text not null default '',
  cv_id uuid references files on delete set null,
  asked_at timestamptz not null,
  answer_due_at timestamptz not null,
  answered_at timestamptz,
  agreed_to text,
  application_id uuid references applications on delete set null
);
create unique index external_people_once on external_people (external_id, contact_hash) where state <> 'withdrawn';
create index external_people_by on external_people (by_id, asked_at);
create index external_people_due on external_people (answer_due_at) where state = 'asked';
create index external_people_application on external_people (application_id);
create index external_people_page on external_people (page_id);
create index external_people_job on external_people (job_id);
create index external_people_cv on external_people (cv_id);
