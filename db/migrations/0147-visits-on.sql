-- At a fair a desk may send somebody on to the desk of another company: a visit of its own there, with an outcome of its own.

-- the visit it all began with; whoever was sent on keeps the number of it
alter table day_visits add column first_visit_id uuid references day_visits on delete cascade;
-- each company once
create unique index day_visits_first on day_visits (first_visit_id, page_id) where first_visit_id is not null;

drop index day_visits_user;
create unique index day_visits_user on day_visits (day_id, user_id)
  where user_id is not null and group_id is null and state <> 'cancelled' and first_visit_id is null;
drop index day_visits_email;
create unique index day_visits_email on day_visits (day_id, lower(email))
  where email is not null and group_id is null and state <> 'cancelled' and first_visit_id is null;
drop index day_visits_number;
create unique index day_visits_number on day_visits (day_id, number) where number is not null and first_visit_id is null;
