-- Views of the site as they come, and how fast pages were for those who opened them; both are kept for two days and summed up by day.

create table page_views (
  at timestamptz not null,
  -- the part of the site, never a name or a key
  path text not null,
  -- the host somebody came from, empty for a typed address; null for those who went on within the site
  source text,
  language text not null,
  country text not null,
  device text not null,
  -- of the day, the address and the browser, by a salt that is thrown away with its day
  visitor bigint not null,
  robot boolean not null
) partition by range (at);
create index page_views_at on page_views (at);
create table page_views_rest partition of page_views default;

create table page_timings (
  at timestamptz not null,
  path text not null,
  device text not null,
  -- ms, ms and a share of the window; null where the browser tells none
  lcp real,
  inp real,
  cls real
) partition by range (at);
create table page_timings_rest partition of page_timings default;

create table visitor_salts (
  day date primary key,
  salt bytea not null
);

-- The sums of a day: of all, by path, source, language, country or device, of robots, and of the steps that visitors took.
create table traffic_days (
  day date not null,
  dimension text not null,
  value text not null,
  views bigint not null,
  -- null for days that were counted before visitors were told apart
  visitors bigint,
  primary key (day, dimension, value)
);
insert into traffic_days (day, dimension, value, views)
select day, dimension, value, sum(count) from visits
cross join lateral (values ('all', ''), ('path', path), ('source', source), ('language', language)) as of (dimension, value)
group by day, dimension, value;
drop table visits;

-- How often a measure of a part of the site fell into each of a hundred steps, for the parts that most were measured of.
create table speed_days (
  day date not null,
  path text not null,
  measure text not null,
  step smallint not null,
  times integer not null,
  primary key (day, path, measure, step)
);

-- what happened on a day, of all pages
create index events_at on events using brin (at);
