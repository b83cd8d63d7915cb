-- Contacts: connections between people, conversations with the site's support that close, and reports of what was said in a conversation.

create table connections (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- who was asked; of one asked by an address null until somebody answers whose confirmed address it is
  other_id uuid references users on delete cascade,
  -- in small letters; only ever shown to who wrote it
  email text,
  note text not null default '',
  state text not null default 'asked' check (state in ('asked', 'accepted', 'declined')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- taken back by who asked, or removed by either
  ended_at timestamptz,
  check (user_id <> other_id),
  check (num_nonnulls(other_id, email) > 0)
);
create unique index connections_pair on connections (least(user_id, other_id), greatest(user_id, other_id))
  where state = 'accepted' and ended_at is null;
create index connections_user on connections (user_id, asked_at desc);
create index connections_other on connections (other_id, asked_at desc) where other_id is not null;
create index connections_email on connections (email) where other_id is null;
create index connections_old on connections (asked_at) where state <> 'accepted' or ended_at is not null;

-- when the site's staff took it for settled
alter table threads add column closed_at timestamptz;
create index threads_cold on threads (page_id, created_at desc) where kind = 'direct';
create index threads_asked on threads (created_by, created_at desc) where kind = 'support';

-- What is reported of a conversation is about a company or a person, with the chosen messages and nothing else of it.
alter table complaints
  alter column page_id drop not null,
  add column person_id uuid references users on delete cascade,
  -- only to know that it is one and the same; staff do not read it
  add column thread_id uuid references threads on delete set null,
  add constraint complaints_whom check (num_nonnulls(page_id, person_id) = 1);
drop index complaints_once;
create unique index complaints_once on complaints (coalesce(job_id, page_id, person_id), reporter_key) where state = 'open' and thread_id is null;
create unique index complaints_once_of_thread on complaints (thread_id, reporter_key) where state = 'open' and thread_id is not null;
create index complaints_of_person on complaints (person_id) where person_id is not null;
create index complaints_of_thread on complaints (thread_id) where thread_id is not null;
