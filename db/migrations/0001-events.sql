-- What happened, once and for good: history, audit and everything that follows from an event reads from here.
create extension if not exists pg_trgm;

create table events (
  id uuid not null,
  at timestamptz not null,
  name text not null,
  thing text not null,
  thing_id uuid not null,
  page_id uuid,
  actor_id uuid,
  request_id text not null,
  data jsonb not null,
  primary key (id, at)
) partition by range (at);
create table events_default partition of events default;
create index events_thing on events (thing, thing_id, at);
create index events_page on events (page_id, at) where page_id is not null;
create index events_actor on events (actor_id, at) where actor_id is not null;
