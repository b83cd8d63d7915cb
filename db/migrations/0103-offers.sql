-- Offers: letters that are written, approved, sent and answered by a typed name; and what a page says in its letters.
create table offers (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  page_id uuid not null references pages,
  state text not null
    check (state in ('draft', 'approved', 'sent', 'viewed', 'accepted', 'declined', 'expired', 'withdrawn')),
  version integer not null default 1,
  -- the first letter to somebody, the second, …
  number smallint not null,
  language text not null,
  pay integer not null check (pay > 0),
  currency text not null,
  period text not null check (period in ('hour', 'day', 'month', 'year')),
  starts_on date not null,
  place text not null,
  answer_by timestamptz not null,
  -- the time zone in which the answer is due, as IANA names it
  zone text not null,
  -- the letter with its parameters
  text text not null,
  -- since when the approval is asked for
  asked_at timestamptz,
  made_by uuid references users on delete set null,
  approved_by uuid references users on delete set null,
  -- the last word of whoever returned, withdrew or declined it
  reason text not null default '',
  declined_because text,
  -- as it was sent: the words, and the printed file
  letter text not null default '',
  file_id uuid references files on delete set null,
  letter_hash bytea,
  sent_at timestamptz,
  viewed_at timestamptz,
  reminded_at timestamptz,
  answered_at timestamptz,
  -- who accepted, from where (a fingerprint), and which letter
  accepted_name text not null default '',
  accepted_from bytea,
  accepted_hash bytea,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index offers_one_runs on offers (application_id) where state in ('draft', 'approved', 'sent', 'viewed');
create index offers_application on offers (application_id, number);
create index offers_page on offers (page_id, id desc);
create index offers_due on offers (answer_by) where state in ('sent', 'viewed');

create table offer_texts (
  page_id uuid not null references pages on delete cascade,
  language text not null,
  text text not null,
  updated_at timestamptz not null,
  primary key (page_id, language)
);

-- A letter that waits for its answer, or that ended without one, rules the stage "offered"; null: there is none.
alter table applications add column letter text check (letter in ('open', 'ended'));
