-- What the whole product stands on: Arabic letters folded, words looked up, what happened, lists that many pick from, work in the
-- background.

create extension if not exists pg_trgm;

-- alef, ya, ta marbuta, hamza seats fold together; marks and tatweel go
create function fold_text(t text) returns text language sql immutable parallel safe strict as $$
  select translate(lower(t), U&'\0623\0625\0622\0671\0649\0629\0624\0626\0640\064b\064c\064d\064e\064f\0650\0651\0652\0670',
                   U&'\0627\0627\0627\0627\064a\0647\0648\064a') $$;

create text search configuration masar_en (copy = english);
create text search configuration masar_fr (copy = french);
create text search configuration masar_ru (copy = russian);
create text search configuration masar_ar (copy = simple);
alter text search configuration masar_ar alter mapping for asciiword, asciihword, hword_asciipart with english_stem;
-- Arabic is folded and stemmed before it comes here; the parser's other letters are left as they are
alter text search configuration masar_ar alter mapping for word, hword, hword_part with simple;

-- Whoever ends a session or takes rights away need not remember to tell: the database itself calls out whom it concerns, so that
-- open live lines are looked at again at once, in every process.
create function tell_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('masar_live', json_build_object('changed', to_jsonb(old) ->> tg_argv[0])::text);
  return null;
end
$$;

-- What happened, once and for good: history, audit and everything that follows from an event reads from here.
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

-- Which shipped content this database holds, by hash, so that a start that brings nothing new writes nothing.
create table loaded_content (
  name text primary key,
  hash text not null,
  loaded_at timestamptz not null
);

-- Who works in the background, and when it was last heard of: what a process had in hand when it was killed is given to others
-- within a minute instead of four hours.
create table background_workers (
  name text primary key,
  seen_at timestamptz not null default now()
);

-- Every list one chooses from, in four languages; places apart, because they have a position on earth.
create table lookup_entries (
  list text not null,
  id integer not null,
  parent integer,
  code text,
  text_en text not null,
  text_ar text not null,
  text_ru text not null,
  text_fr text not null,
  position integer not null default 0,
  hidden boolean not null default false,
  worded boolean not null default false,
  own boolean not null default false,
  primary key (list, id)
);
create index lookup_entries_parent on lookup_entries (list, parent, position);
create unique index lookup_entries_code on lookup_entries (list, code) where code is not null;

create table lookup_changes (
  id boolean primary key default true check (id),
  count integer not null default 0
);

insert into lookup_changes default values;

create table cities (
  id integer primary key,
  country_id integer not null,
  text_en text not null,
  text_ar text not null,
  text_ru text not null,
  text_fr text not null,
  lat real not null,
  lon real not null,
  people integer not null
);
create index cities_country on cities (country_id, people desc);

-- How often parts of the site are opened, counted by day: no person, no address, nothing that leads back to one.
create table visits (
  day date not null,
  path text not null,
  source text not null,
  language text not null,
  count integer not null default 0,
  primary key (day, path, source, language)
);
