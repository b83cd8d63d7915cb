-- Two accounts of one person made one: asked for by one member of staff, agreed to from both addresses, confirmed by another.
create table account_merges (
  id uuid primary key,
  keep_id uuid not null references users on delete cascade,
  gone_id uuid not null references users on delete cascade,
  reason text not null,
  state text not null check (state in ('waiting', 'done', 'declined')),
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  -- when the link that went to the address of each was answered
  keep_agreed_at timestamptz,
  gone_agreed_at timestamptz,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  -- how many rows moved, and how many stayed because the other account had the same
  moved integer,
  stayed integer,
  check (keep_id <> gone_id)
);
create index account_merges_keep on account_merges (keep_id);
create index account_merges_gone on account_merges (gone_id);
create index account_merges_waiting on account_merges (asked_at) where state = 'waiting';
-- The account that another was merged into; nobody signs in to it any more.
alter table users add column merged_into uuid references users on delete set null;
create index users_merged_into on users (merged_into) where merged_into is not null;
