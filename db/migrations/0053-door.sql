-- At the door of an open day: who let somebody in, and when they went.

-- as the device wrote it down, which knows its own word again
alter table day_visits add column checked_in_said timestamptz;
alter table day_visits add column checked_in_by uuid references users on delete set null;
alter table day_visits add column left_at timestamptz;
create index day_visits_checked_in_by on day_visits (checked_in_by) where checked_in_by is not null;
