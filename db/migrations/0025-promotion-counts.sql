-- Job groups are counted by day, so that what a promotion brought stands beside as many days before; and nothing that came before it began is counted as its own.

create table job_group_days (
  group_id uuid not null references job_groups on delete cascade,
  day date not null,
  opened integer not null,
  primary key (group_id, day)
);

-- nobody counted the days of older groups: what came before is not told
alter table job_groups add column counted_from date;
update job_groups set counted_from = current_date;

alter table promotions
  drop column applied_before,
  drop column opened_before,
  -- how often its thing was seen on the day it began, before it did
  add column seen_that_day integer not null default 0;
