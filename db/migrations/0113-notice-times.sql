-- When people are told: at once, once a day or a week; and hours in which only what is urgent rings.
alter table subscriptions add column frequency text not null default 'instant' check (frequency in ('instant', 'daily', 'weekly'));

create table quiet_hours (
  user_id uuid primary key references users on delete cascade,
  -- minutes of the day; over midnight when the end comes first
  from_minute smallint not null check (from_minute between 0 and 1439),
  to_minute smallint not null check (to_minute between 0 and 1439),
  zone text not null
);

-- What waits: for the end of quiet hours, or for the mail that gathers a day or a week.
create table held_notices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  channel text not null check (channel in ('mail', 'push', 'sms')),
  cause text not null,
  notice jsonb not null,
  digest text check (digest in ('daily', 'weekly')),
  due_at timestamptz not null
);
create index held_notices_due on held_notices (due_at, user_id);
create index held_notices_user on held_notices (user_id);

-- What the bell said of the same: who read it there is not told again elsewhere.
alter table notifications add column cause text;
create index notifications_cause on notifications (user_id, cause);
