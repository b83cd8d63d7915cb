-- How often parts of the site are opened, counted by day: no person, no address, nothing that leads back to one.
create table visits (
  day date not null,
  path text not null,
  source text not null,
  language text not null,
  count integer not null default 0,
  primary key (day, path, source, language)
);
