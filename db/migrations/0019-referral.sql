-- Invitations to the site: whose code brought whom, and what a company got for it.

create table invite_codes (
  -- as it stands in ?invite=
  code text primary key,
  user_id uuid unique references users on delete cascade,
  page_id uuid unique references pages on delete cascade,
  check (num_nonnulls(user_id, page_id) = 1)
);

create table referrals (
  id uuid primary key,
  -- who registered with the code
  user_id uuid not null unique references users on delete cascade,
  -- whose code it was: a person's, a page's
  inviter_id uuid references users on delete set null,
  inviter_page_id uuid references pages on delete cascade,
  -- the company page of whoever registered
  page_id uuid unique references pages on delete cascade,
  state text not null default 'registered' check (state in ('registered', 'held', 'rewarded', 'declined')),
  -- why it was held, and what staff said of it
  why text check (why in ('member', 'device', 'domain', 'phone', 'limit')),
  note text not null default '',
  -- the page that was rewarded
  rewarded_page_id uuid references pages on delete set null,
  decided_by uuid references users on delete set null,
  registered_at timestamptz not null,
  decided_at timestamptz
);
create index referrals_inviter on referrals (inviter_id);
create index referrals_inviter_page on referrals (inviter_page_id);
create index referrals_rewarded on referrals (rewarded_page_id, decided_at) where state = 'rewarded';
create index referrals_held on referrals (id) where state = 'held';
create index referrals_decided_by on referrals (decided_by);
