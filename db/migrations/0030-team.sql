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

alter table pages add column language text not null default 'en';
update pages set language = coalesce((select min(key) from jsonb_object_keys(about) as key), 'en');
alter table pages add column bulk_mail boolean not null default true;
-- stands in the link of every bulk mail to the contact address; another with another address
alter table pages add column mail_key uuid not null unique default gen_random_uuid();

-- the one who wrote a job belongs to it without a row
create table job_members (
  job_id uuid not null references jobs on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (job_id, user_id)
);
create index job_members_user on job_members (user_id);

-- the company page that asked somebody to register, kept like a referral; nothing is decided by it
alter table users add column invited_by_page uuid;
