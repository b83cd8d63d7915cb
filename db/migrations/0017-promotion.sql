-- What pages pay coins for to be seen: places for live jobs beyond the free ones, and promotions of jobs, groups and the page itself.

alter table prices
  -- for how long it is paid; null where it happens once
  add column days smallint check (days between 1 and 365),
  -- so many at once cost nothing
  add column free_at_once integer not null default 0 check (free_at_once between 0 and 10000);

insert into prices (action, variant, kind, cost, days, free_at_once, from_at) values
  ('live_job', '', 'coin', 5, 30, 3, '2026-01-01'),
  ('refresh', '', 'coin', 2, null, 0, '2026-01-01'),
  ('featured', 'week', 'coin', 10, 7, 0, '2026-01-01'),
  ('featured', 'fortnight', 'coin', 18, 14, 0, '2026-01-01'),
  ('urgent', '', 'coin', 4, 7, 0, '2026-01-01'),
  ('group', '', 'coin', 10, 14, 0, '2026-01-01'),
  ('spotlight', '', 'coin', 20, 7, 0, '2026-01-01');

-- What the place of a live job costs: set aside when it is sent, taken when it goes live. A job without one stands in a free place.
create table job_fees (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  coins integer not null check (coins > 0),
  days smallint not null check (days > 0),
  state text not null default 'held' check (state in ('held', 'paid', 'released', 'returned')),
  from_at timestamptz,
  until_at timestamptz,
  by_id uuid references users on delete set null,
  check ((state in ('paid', 'returned')) = (until_at is not null))
);
create index job_fees_job on job_fees (job_id) where state in ('held', 'paid');

-- What is put forward for coins, for so many days.
create table promotions (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  kind text not null check (kind in ('featured', 'urgent', 'group', 'spotlight')),
  job_id uuid references jobs on delete cascade,
  group_id uuid references job_groups on delete cascade,
  days smallint not null check (days > 0),
  coins integer not null check (coins >= 0),
  price_id uuid not null references prices,
  state text not null default 'running' check (state in ('running', 'paused', 'ended', 'removed')),
  from_at timestamptz not null,
  -- when it ends, while it runs; when it ended, once it did
  until_at timestamptz,
  -- what is left, while it is paused
  left_seconds integer,
  -- what came back when it was removed
  returned integer not null default 0 check (returned between 0 and coins),
  -- how often a group had been opened and applied through when it began
  opened_before integer not null default 0,
  applied_before integer not null default 0,
  by_id uuid references users on delete set null,
  check ((job_id is not null) = (kind in ('featured', 'urgent'))),
  check ((group_id is not null) = (kind = 'group')),
  check ((state = 'paused') = (left_seconds is not null)),
  check ((state = 'paused') = (until_at is null))
);
-- one of a kind for a thing at a time: of two at once the second is refused
create unique index promotions_once on promotions (page_id, kind, job_id, group_id) nulls not distinct where state in ('running', 'paused');
create index promotions_page on promotions (page_id, from_at desc, id desc);
create index promotions_job on promotions (job_id) where state in ('running', 'paused');
create index promotions_group on promotions (group_id) where state in ('running', 'paused');
-- what search asks: what runs of these kinds
create index promotions_running on promotions (kind, until_at) where state = 'running';
