-- Cities that an admin worded or placed anew, which newer shipments keep as they are, and those nobody is offered any more.
alter table cities add column worded boolean not null default false, add column hidden boolean not null default false;
-- The cities an agent works in; none are all of the countries.
create table agent_cities (
  user_id uuid not null references users on delete cascade,
  city_id integer not null references cities,
  primary key (user_id, city_id)
);
