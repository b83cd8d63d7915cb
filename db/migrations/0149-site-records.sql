-- How applications on the whole site were answered, counted every night as page_records are: a row a day, so that staff see it change.

create table site_records (
  day date primary key,
  applications integer not null,
  answered integer not null,
  median_days real
);
