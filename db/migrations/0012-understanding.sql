-- Queries that are understood: names that admins gave to occupations, and what visitors searched for in vain.

create table occupation_names (
  id uuid primary key,
  -- an entry of the list of positions
  position_id integer not null,
  language text not null,
  name text not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  unique (position_id, language, name)
);

-- Words that found nothing, counted by day; no visitor, no address. Kept for a quarter of a year.
create table searches_in_vain (
  -- as they compare: in small letters, without accents
  words text not null,
  language text not null,
  day date not null,
  times integer not null default 1,
  primary key (day, words, language)
);

-- of a job written in several languages: its title in the others, by language
alter table job_search add column other_titles jsonb not null default '{}';
alter table job_search alter other_titles set storage main;
