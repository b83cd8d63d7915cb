-- Replies by mail: an address for each thread and person, what came in (each letter once), and what a message by mail was like.
create table reply_addresses (
  -- 20 hexadecimal digits, the first half of the token in the address
  id text primary key,
  application_id uuid not null references applications on delete cascade,
  side text not null check (side in ('page', 'candidate')),
  -- of a candidate nobody: the thread knows whose it is, also once it was claimed
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create unique index reply_addresses_whose on reply_addresses (application_id, side, user_id) nulls not distinct;
create index reply_addresses_user on reply_addresses (user_id);

create table inbound_mails (
  -- sha-256 of the reply address and the Message-ID
  email_hash bytea primary key,
  at timestamptz not null
);
create index inbound_mails_at on inbound_mails (at);

alter table application_messages
  add column by_mail boolean not null default false,
  -- who sent it, where that is not the address of the thread's person
  add column sender text,
  -- names of attachments that were not kept
  add column not_kept text[] not null default '{}';
create index files_message on files (thing_id) where thing = 'message';
