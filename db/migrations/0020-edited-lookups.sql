-- Admins edit lists: what they worded or added survives newer shipments, and a counter tells caches that something changed.
alter table lookup_entries
  add column worded boolean not null default false,
  add column own boolean not null default false;

create table lookup_changes (
  id boolean primary key default true check (id),
  count integer not null default 0
);
insert into lookup_changes default values;
