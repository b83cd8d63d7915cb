-- What failed unforeseen, in browsers and on the server, counted by day: nothing of whoever met it.

create table faults (
  day date not null,
  -- server or browser
  side text not null,
  -- the call, or the part of the site
  place text not null,
  -- what the error says, without whatever may be somebody's
  what text not null,
  -- the file and line it came from, empty where nobody knows
  code text not null,
  times integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (day, side, place, what, code)
);
