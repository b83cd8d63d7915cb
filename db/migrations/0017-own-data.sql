-- Accounts that sleep or are about to be erased, and the exports people ask for of what is kept about them.
alter table users add column deactivated_at timestamptz;
alter table users add column erase_at timestamptz;
create index users_erase on users (erase_at) where erase_at is not null;

create table exports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  state text not null check (state in ('waiting', 'building', 'ready', 'failed')),
  part real not null default 0,
  file_id uuid references files on delete set null,
  asked_at timestamptz not null,
  ready_at timestamptz
);
create index exports_user on exports (user_id, asked_at desc);
create unique index exports_one_at_a_time on exports (user_id) where state in ('waiting', 'building');
