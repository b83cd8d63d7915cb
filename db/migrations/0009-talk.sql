-- Threads and their messages, whatever they are about, and mail that leads into them.

create table threads (
  -- of the thing it is about: each has one
  id uuid primary key,
  kind text not null check (kind in ('application')),
  created_at timestamptz not null
);

create table messages (
  id uuid primary key,
  thread_id uuid not null references threads on delete cascade,
  author_id uuid references users on delete set null,
  author_side text not null check (author_side in ('page', 'candidate')),
  author_name text not null,
  text text not null,
  at timestamptz not null,
  read_at timestamptz,
  subject text not null default '',
  by_mail boolean not null default false,
  -- who sent it, where that is not the address of the thread's person
  sender text,
  -- names of attachments that were not kept
  not_kept text[] not null default '{}'
);
create index messages_thread on messages (thread_id, at);

-- Replies by mail: an address for each thread and person, what came in (each letter once), and what a message by mail was like.
create table reply_addresses (
  -- 20 hexadecimal digits, the first half of the token in the address
  id text primary key,
  -- of a thread that need not be open yet: the answer opens it
  thread_id uuid not null,
  side text not null check (side in ('page', 'candidate')),
  -- of a candidate nobody: the thread knows whose it is, also once it was claimed
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create unique index reply_addresses_whose on reply_addresses (thread_id, side, user_id) nulls not distinct;
create index reply_addresses_user on reply_addresses (user_id);

create table inbound_mails (
  -- sha-256 of the reply address and the Message-ID
  email_hash bytea primary key,
  at timestamptz not null
);
create index inbound_mails_at on inbound_mails (at);
