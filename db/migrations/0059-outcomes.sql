-- What becomes of those who came to an open day: on to a job, kept for later, told of the day; and what they say of it.

-- the job somebody was put forward for at a desk, and the application that is
alter table day_visits add column job_id uuid references jobs on delete set null;
alter table day_visits add column application_id uuid references applications on delete set null;
alter table day_visits add column drop_item_id uuid references cv_drop_items on delete set null;
-- two questions to whoever came
alter table day_visits add column feedback smallint check (feedback between 1 and 5);
alter table day_visits add column feedback_words text not null default '';
create index day_visits_job on day_visits (job_id) where job_id is not null;
create index day_visits_application on day_visits (application_id) where application_id is not null;
create index day_visits_drop on day_visits (drop_item_id) where drop_item_id is not null;

-- What is said to everybody in the room.
create table open_day_announcements (
  id uuid primary key,
  day_id uuid not null references open_days on delete cascade,
  words text not null,
  by_id uuid references users on delete set null,
  at timestamptz not null
);
create index open_day_announcements_day on open_day_announcements (day_id, at desc);
