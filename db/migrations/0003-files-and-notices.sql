-- Stored files, and what people are told: the bell, browsers that may be pushed to, what was sent.

-- Stored files: whose they are, what they are by content, and which thing each belongs to.
create table files (
  id uuid primary key,
  owner_id uuid references users on delete set null,
  page_id uuid,
  name text not null,
  mime text not null,
  bytes integer not null,
  sha256 bytea not null,
  storage_key text not null,
  width integer,
  height integer,
  thing text,
  thing_id uuid,
  created_at timestamptz not null
);
create index files_thing on files (thing, thing_id);
create index files_owner on files (owner_id, created_at desc);
create index files_loose on files (created_at) where thing is null;
create index files_of_cvs on files (thing_id) where thing = 'cv';
create index files_message on files (thing_id) where thing = 'message';

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

-- The bell, the browsers that may be pushed to, and a record of what was sent, so that nothing goes out twice.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  notice text not null,
  facts jsonb not null,
  link text not null,
  at timestamptz not null,
  read_at timestamptz,
  -- What the bell said of the same: who read it there is not told again elsewhere.
  cause text
);
create index notifications_user on notifications (user_id, at desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_cause on notifications (user_id, cause);

create table push_addresses (
  endpoint text primary key,
  user_id uuid not null references users on delete cascade,
  keys jsonb not null,
  created_at timestamptz not null,
  session_id uuid references sessions on delete cascade,
  user_agent text not null default ''
);
create index push_addresses_user on push_addresses (user_id);
create index push_addresses_session on push_addresses (session_id);

create table deliveries (
  cause text not null,
  recipient text not null,
  channel text not null,
  at timestamptz not null,
  primary key (cause, recipient, channel)
);

-- What waits: for the end of quiet hours, or for the mail that gathers a day or a week.
create table held_notices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  channel text not null check (channel in ('mail', 'push', 'sms')),
  cause text not null,
  notice jsonb not null,
  digest text check (digest in ('daily', 'weekly')),
  due_at timestamptz not null
);
create index held_notices_due on held_notices (due_at, user_id);
create index held_notices_user on held_notices (user_id);
