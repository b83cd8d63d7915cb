-- What published salaries come to per position and place, counted by night; derived and disposable.
create table salary_insights (
  -- a city, or minus a country
  place integer not null,
  position_id integer not null,
  currency text not null,
  jobs integer not null,
  pages integer not null,
  -- a month: the tenth, quarter, half, three quarters and nine tenths of jobs pay less
  low integer not null,
  lower_quarter integer not null,
  median integer not null,
  upper_quarter integer not null,
  high integer not null,
  -- the quarters and the median again, for each range of experience that has enough jobs
  by_experience jsonb not null,
  counted_at timestamptz not null,
  primary key (place, position_id)
);
create index salary_insights_position on salary_insights (position_id, jobs desc);
