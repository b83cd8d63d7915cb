-- Messages kept to be written again or to go out later, and mail that leads into a thread.

-- Messages that a page keeps to write again: one text a language, with parameters; and what a message is called.
create table message_templates (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  name text not null,
  version integer not null default 1,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null
);
create unique index message_templates_name on message_templates (page_id, lower(name));

create table message_template_texts (
  template_id uuid not null references message_templates on delete cascade,
  language text not null check (language in ('en', 'ar', 'ru', 'fr')),
  subject text not null,
  text text not null,
  primary key (template_id, language)
);

-- Messages that go out later; what became of each is kept.
create table scheduled_messages (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  page_id uuid not null references pages,
  author_id uuid references users on delete set null,
  subject text not null default '',
  text text not null,
  send_at timestamptz not null,
  -- the time zone in which it was set, as IANA names it
  zone text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'cancelled')),
  -- why it was cancelled
  why text check (why in ('by_hand', 'ended', 'author_gone')),
  -- what was sent
  message_id uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index scheduled_messages_due on scheduled_messages (send_at) where state = 'waiting';
create index scheduled_messages_application on scheduled_messages (application_id);
create index scheduled_messages_page on scheduled_messages (page_id, send_at) where state = 'waiting';

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
