-- An open day is promoted for coins like a job or a group, and shared like them.

insert into prices (action, variant, kind, cost, days, free_at_once, from_at) values ('open_day', '', 'coin', 15, 14, 0, '2026-01-01');

alter table promotions
  add column day_id uuid references open_days on delete cascade,
  drop constraint promotions_kind_check,
  add constraint promotions_kind_check check (kind in ('featured', 'urgent', 'group', 'spotlight', 'open_day')),
  add constraint promotions_day_check check ((day_id is not null) = (kind = 'open_day'));

drop index promotions_once;
create unique index promotions_once on promotions (page_id, kind, job_id, group_id, day_id) nulls not distinct
  where state in ('running', 'paused');
create index promotions_day on promotions (day_id) where state in ('running', 'paused');
