-- How many searches with words there were on a day, and how many of them found nothing; in shards, so that many at once do not wait for one row.
create table search_counts (
  day date not null,
  shard smallint not null,
  times integer not null default 0,
  empty integer not null default 0,
  primary key (day, shard)
);
