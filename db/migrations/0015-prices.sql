-- What things cost a page: versions stay, so that what was spent can be told by the price of its day.

create table prices (
  id uuid primary key default gen_random_uuid(),
  action text not null,
  variant text not null default '',
  -- null for everywhere that has no price of its own
  country_id integer,
  kind text not null check (kind in ('coin', 'cv', 'sms')),
  cost integer not null check (cost between 0 and 10000),
  -- so many a month cost nothing
  free_monthly integer not null default 0 check (free_monthly between 0 and 100000),
  from_at timestamptz not null,
  until_at timestamptz,
  set_by uuid references users on delete set null
);
-- one price at a time
create unique index prices_now on prices (action, variant, coalesce(country_id, 0)) where until_at is null;

insert into prices (action, variant, kind, cost, free_monthly, from_at) values
  ('unlock', 'standard', 'cv', 1, 0, '2026-01-01'),
  ('unlock', 'senior', 'cv', 2, 0, '2026-01-01'),
  ('formatted_cv', '', 'coin', 1, 10, '2026-01-01');

-- What a print cost, until it is given back.
alter table formatted_cvs add column coins smallint not null default 0;
-- What was taken for all paid prints of a batch.
alter table formatted_cvs add column paid_key text;
