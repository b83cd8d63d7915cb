-- What somebody wants to be told by which channel, the newsletter, and every consent that was given or taken back.
create table subscriptions (
  user_id uuid not null references users on delete cascade,
  topic text not null,
  channel text not null,
  wanted boolean not null,
  changed_at timestamptz not null,
  primary key (user_id, topic, channel)
);

create table newsletter_readers (
  id uuid primary key,
  email text not null,
  language text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz
);
create unique index newsletter_readers_email on newsletter_readers (lower(email));

-- A record and not a state: rows are only added. What outlives an erased account names nobody.
create table consents (
  id uuid primary key,
  user_id uuid references users on delete set null,
  reader_id uuid references newsletter_readers on delete set null,
  what text not null,
  given boolean not null,
  text_version text not null,
  source text not null,
  at timestamptz not null
);
create index consents_user on consents (user_id, at desc);
