-- Text messages of pages to applicants: paid from the ledger, reported by the carrier, stopped by whoever gets them.

-- What connects a person with a page that texts: the code of the link in each text, and whether it was used.
create table text_contacts (
  user_id uuid not null references users on delete cascade,
  page_id uuid not null references pages on delete cascade,
  -- as it stands in t/{code}
  code text not null unique,
  -- the page as this person knows it: an anonymous company stays unnamed
  name text not null,
  stopped_at timestamptz,
  primary key (user_id, page_id)
);
create index text_contacts_page on text_contacts (page_id);

create table text_messages (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  application_id uuid not null references applications on delete cascade,
  user_id uuid not null references users on delete cascade,
  author_id uuid references users on delete set null,
  -- chosen by the browser: one press sends once
  request uuid not null,
  -- what the team wrote, filled; and all that is sent, with the page's name and the link
  text text not null,
  body text not null,
  segments smallint not null check (segments between 1 and 10),
  -- in hand: given to the carrier, which has not answered yet
  state text not null default 'waiting' check (state in ('waiting', 'in_hand', 'sent', 'delivered', 'failed')),
  why text check (why in ('refused', 'silent', 'stopped', 'no_phone', 'author_gone', 'ended', 'undelivered')),
  tries smallint not null default 0,
  send_at timestamptz not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (request, application_id)
);
create index text_messages_due on text_messages (send_at) where state in ('waiting', 'in_hand');
create index text_messages_application on text_messages (application_id, created_at);
create index text_messages_person on text_messages (user_id, page_id, created_at);
create index text_messages_page on text_messages (page_id, created_at);
create index text_messages_author on text_messages (author_id);
