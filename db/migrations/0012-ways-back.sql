-- Ways back in: keys that know which address they were sent to, codes by text message, sessions that can be locked, changes of contact that can be undone.
alter table one_time_keys add column contact text;

create table text_codes (
  id uuid primary key,
  purpose text not null check (purpose in ('reset-password', 'confirm-phone')),
  user_id uuid references users on delete cascade,
  phone text not null,
  code_hash bytea,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index text_codes_expiry on text_codes (expires_at);

alter table sessions
  add column locked_at timestamptz,
  add column lock_tries smallint not null default 0,
  add column lock_tried_at timestamptz;

create table contact_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('email', 'phone')),
  old_contact text,
  new_contact text not null,
  at timestamptz not null
);
create index contact_changes_user on contact_changes (user_id, at desc);
