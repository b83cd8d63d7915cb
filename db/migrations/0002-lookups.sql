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
  primary key (list, id)
);
create index lookup_entries_parent on lookup_entries (list, parent, position);
create unique index lookup_entries_code on lookup_entries (list, code) where code is not null;

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
