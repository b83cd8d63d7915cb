-- Legal holds, which keep the clock from deleting what belongs to a person, company or case; and what each run of the clock deleted.
create table legal_holds (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  page_id uuid references pages on delete cascade,
  case_id uuid references cases on delete cascade,
  reason text not null,
  -- the last day it holds; without one until it is lifted
  until date,
  placed_by uuid references users on delete set null,
  placed_at timestamptz not null,
  lifted_by uuid references users on delete set null,
  lifted_at timestamptz,
  lifted_why text not null default '',
  constraint legal_holds_whom check (num_nonnulls(user_id, page_id, case_id) = 1)
);
-- of one thing one hold stands at a time
create unique index legal_holds_standing on legal_holds (coalesce(user_id, page_id, case_id)) where lifted_at is null;
create index legal_holds_user on legal_holds (user_id) where user_id is not null;

create table retention_runs (
  id uuid primary key,
  at timestamptz not null,
  finished_at timestamptz,
  -- of each line of the table of what is kept: how many rows were deleted, and how many a hold kept
  lines jsonb not null default '[]'
);
create index retention_runs_at on retention_runs (at desc);
-- by these the clock finds what is old
create index notifications_at on notifications (at);
create index deliveries_at on deliveries (at);
create index personal_data_accesses_at on personal_data_accesses (at);
