-- Credits of a page, and each entry that changed them.

-- What a page may spend, first on CVs. Every change is an entry that stays; the balance is their sum, and never below zero.
create table credit_accounts (
  page_id uuid not null references pages on delete cascade,
  kind text not null check (kind in ('cv')),
  balance integer not null check (balance >= 0),
  primary key (page_id, kind)
);

create table credit_entries (
  id uuid primary key,
  page_id uuid not null,
  kind text not null,
  amount integer not null check (amount <> 0),
  reason text not null check (reason in ('grant', 'spend', 'refund')),
  -- the same key never counts twice
  key text not null unique,
  actor_id uuid references users on delete set null,
  at timestamptz not null,
  foreign key (page_id, kind) references credit_accounts on delete cascade
);
create index credit_entries_page on credit_entries (page_id, kind, at desc);
