-- Newsletters that the site's own people write, and a letter of each to each reader: what became of it.
create table newsletters (
  id uuid primary key,
  name text not null,
  -- by language: subject, body, action
  texts jsonb not null,
  link text,
  -- whose languages, and with which accounts
  languages text[] not null,
  accounts text not null check (accounts in ('all', 'none', 'candidates', 'companies')),
  per_minute integer not null check (per_minute between 1 and 600),
  state text not null default 'draft' check (state in ('draft', 'sending', 'paused', 'sent', 'cancelled')),
  version integer not null default 1,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);
create index newsletters_changed on newsletters (changed_at desc);
create index newsletters_sending on newsletters (id) where state = 'sending';

-- taken before it is sent: what a crash leaves taken is never sent again
create table newsletter_letters (
  newsletter_id uuid not null references newsletters on delete cascade,
  reader_id uuid not null references newsletter_readers on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'sent', 'bounced', 'failed', 'unwanted')),
  taken_at timestamptz,
  unsubscribed_at timestamptz,
  primary key (newsletter_id, reader_id)
);
create index newsletter_letters_state on newsletter_letters (newsletter_id, state, taken_at);
create index newsletter_letters_reader on newsletter_letters (reader_id);
create index newsletter_letters_taken on newsletter_letters (taken_at);
