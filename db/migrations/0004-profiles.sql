-- Profiles of candidates: what somebody says of the own person and wishes; filled step by step at registration, or from a CV.

-- Profiles of candidates: what somebody says of the own person and wishes; filled step by step at registration, or from a CV.
create table profiles (
  user_id uuid primary key references users on delete cascade,
  photo_id uuid references files on delete set null,
  headline text not null default '',
  summary text not null default '',
  birth_date date,
  gender smallint check (gender in (1, 2)),
  nationality_ids integer[] not null default '{}',
  civil_status_id integer,
  residence_country_id integer,
  residence_city_id integer references cities,
  visa_status text,
  notice_period text,
  available_from date,
  relocate_id integer,
  position_ids integer[] not null default '{}',
  part_time_category_ids integer[] not null default '{}',
  salary_min integer,
  salary_currency text,
  salary_period text check (salary_period in ('hour', 'day', 'month', 'year')),
  experience text,
  licences text[] not null default '{}',
  links text[] not null default '{}',
  visibility text not null default 'applied_only'
    check (visibility in ('hidden', 'applied_only', 'on_request', 'searchable', 'public')),
  heard_of_id integer,
  -- steps of the registration that were saved or passed over, and when the last was
  steps smallint[] not null default '{}',
  finished_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the owner of a profile that nobody uses was last told that it will be hidden.
  rest_warned_at timestamptz
);

-- where somebody wants to work: a city with so many km around, or a whole country
create table profile_places (
  user_id uuid not null references profiles on delete cascade,
  position smallint not null,
  country_id integer not null,
  city_id integer references cities,
  radius_km smallint not null default 0,
  primary key (user_id, position)
);

create table profile_work (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  position smallint not null,
  title text not null,
  employer text not null,
  -- months, as the first day of them; an open end is now
  started_on date,
  ended_on date,
  description text not null default ''
);
create index profile_work_user on profile_work (user_id, position);

create table profile_education (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  position smallint not null,
  degree_id integer,
  field text not null default '',
  school text not null,
  ended_year smallint
);
create index profile_education_user on profile_education (user_id, position);

create table profile_skills (
  user_id uuid not null references profiles on delete cascade,
  position smallint not null,
  name text not null,
  years smallint,
  primary key (user_id, position)
);

create table profile_languages (
  user_id uuid not null references profiles on delete cascade,
  position smallint not null,
  language text not null,
  level text not null check (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native')),
  primary key (user_id, position)
);

create table profile_certificates (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  position smallint not null,
  name text not null,
  issuer text not null default '',
  issued_on date,
  expires_on date
);
create index profile_certificates_user on profile_certificates (user_id, position);
