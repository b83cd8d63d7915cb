-- Why: a recruiter keeps a search, sees how many are new to it, and is told of them if wanted.
create table cv_saved_searches (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  member_id uuid not null references users on delete cascade,
  name text not null,
  -- as the address of the screen holds it
  search jsonb not null,
  frequency text not null check (frequency in ('never', 'instant', 'daily', 'weekly')),
  -- who became newer than this is new to whoever opens the search
  opened_at timestamptz not null,
  -- nobody is told of who came before: the search was made, or letters were wanted again
  told_from timestamptz not null,
  -- who became newer than this was not looked at for a letter
  matched_at timestamptz not null,
  sent_at timestamptz,
  created_at timestamptz not null
);
create index cv_saved_searches_member on cv_saved_searches (page_id, member_id);
create index cv_saved_searches_member_id on cv_saved_searches (member_id);
create index cv_saved_searches_frequency on cv_saved_searches (frequency, id) where frequency <> 'never';

-- whom a search has told of: nobody is told of twice
create table cv_search_told (
  search_id uuid not null references cv_saved_searches on delete cascade,
  user_id uuid not null references users on delete cascade,
  at timestamptz not null,
  primary key (search_id, user_id)
);
create index cv_search_told_user on cv_search_told (user_id);
