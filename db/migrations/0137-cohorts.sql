-- Candidates by the week they registered in, counted once a week: reading it from the events takes seconds on a large site.
create table cohorts (
  -- the Monday they registered from, UTC
  week date primary key,
  -- the Monday on which it was counted
  counted date not null,
  people integer not null,
  -- how many came back in the first, second … week, and had applied by the end of it
  returned integer[] not null,
  applied integer[] not null
);
