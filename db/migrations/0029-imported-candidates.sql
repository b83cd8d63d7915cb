-- People a company brings along itself: what it knows of them, where that came from, what they agreed to, and how long it is kept.

create table imported_candidates (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  state text not null default 'draft'
    check (state in ('draft', 'invited', 'consented', 'claimed', 'refused', 'expired', 'merged', 'withdrawn')),
  source text not null check (source in ('form', 'cv', 'table', 'drop', 'application', 'search', 'openday', 'mail', 'api')),
  -- the account whose person it is: they claimed it, or came from an account in the first place
  user_id uuid references users on delete set null,
  -- null once it was anonymised
  name text,
  email text,
  phone text,
  language text not null,
  country_id integer,
  city_id integer references cities,
  headline text not null default '',
  position_ids integer[] not null default '{}',
  -- what the CV says, as CvContent; what the page wrote is in `corrected`
  content jsonb,
  corrected text[] not null default '{}',
  cv_id uuid references files on delete set null,
  picture_id uuid references files on delete set null,
  salary integer check (salary > 0),
  salary_currency text,
  salary_period text check (salary_period in ('hour', 'day', 'month', 'year')),
  notice_days smallint,
  available_on date,
  tags text[] not null default '{}',
  -- written by the team about the person: the person reads it once the record is theirs
  note text not null default '',
  -- what consent is asked for, in the page's words, and since when
  purpose text not null default '',
  invited_at timestamptz,
  answered_at timestamptz,
  -- an invitation without an answer ends here; so does keeping somebody at all
  answer_due_at timestamptz,
  keep_until timestamptz,
  reminded_at timestamptz,
  anonymised_at timestamptz,
  merged_into uuid references imported_candidates on delete set null,
  added_by uuid references users on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- one record of a page for an address or a number: the fixed calls answer with it instead of making another
create unique index imported_candidates_email on imported_candidates (page_id, lower(email))
  where email is not null and state not in ('merged', 'expired', 'withdrawn', 'refused');
create unique index imported_candidates_phone on imported_candidates (page_id, phone)
  where phone is not null and state not in ('merged', 'expired', 'withdrawn', 'refused');
create index imported_candidates_page on imported_candidates (page_id, created_at desc, id desc);
create index imported_candidates_user on imported_candidates (user_id) where user_id is not null;
create index imported_candidates_due on imported_candidates (answer_due_at) where state = 'invited';
create index imported_candidates_kept on imported_candidates (keep_until) where anonymised_at is null;
