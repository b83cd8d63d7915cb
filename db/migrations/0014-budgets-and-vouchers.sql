-- How much members may spend, and vouchers that put coins, CV credits or text messages on a page.

-- What a member may spend a month, where the page says so.
create table spending_limits (
  page_id uuid not null references pages on delete cascade,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('coin', 'cv', 'sms')),
  monthly integer not null check (monthly >= 0),
  set_by uuid references users on delete set null,
  set_at timestamptz not null,
  primary key (page_id, user_id, kind)
);
create index ledger_postings_by on ledger_postings (by_id, account_id, at) where what in ('spend', 'capture', 'refund');

-- Vouchers that were made together, for one purpose.
create table voucher_batches (
  id uuid primary key,
  label text not null,
  kind text not null check (kind in ('coin', 'cv', 'sms')),
  amount integer not null check (amount between 1 and 10000),
  -- how often each may be used in all, and by one page
  uses integer not null check (uses between 1 and 100000),
  uses_of_page integer not null check (uses_of_page between 1 and uses),
  -- none for any page
  page_ids uuid[] not null default '{}',
  starts_at timestamptz,
  ends_at timestamptz,
  withdrawn_at timestamptz,
  made_by uuid references users on delete set null,
  made_at timestamptz not null,
  check (ends_at > starts_at)
);
create table vouchers (
  id uuid primary key,
  batch_id uuid not null references voucher_batches on delete cascade,
  -- as it stands in claim/{hash}
  code text not null unique,
  used integer not null default 0
);
create index vouchers_batch on vouchers (batch_id);

create table voucher_uses (
  voucher_id uuid not null references vouchers on delete cascade,
  page_id uuid not null references pages on delete cascade,
  -- the first, second … by this page
  number integer not null,
  by_id uuid references users on delete set null,
  at timestamptz not null,
  primary key (voucher_id, page_id, number)
);
create index voucher_uses_page on voucher_uses (page_id);
