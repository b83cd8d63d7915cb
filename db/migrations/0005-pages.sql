-- Company pages and who works on them.
create table pages (
  id uuid primary key,
  slug text not null unique,
  kind text not null check (kind in ('company', 'agency', 'freelance', 'institution')),
  name text not null,
  legal_name text,
  about jsonb not null default '{}',
  industry_id integer,
  size text,
  country_id integer not null,
  city_id integer references cities,
  website text,
  email text,
  email_verified_at timestamptz,
  licence_checked_at timestamptz,
  logo_id uuid references files on delete set null,
  state text not null default 'pending' check (state in ('pending', 'active', 'limited', 'suspended', 'closed')),
  post_permission smallint not null default 1 check (post_permission between 0 and 2),
  answer_days smallint not null default 14,
  created_by uuid references users on delete set null,
  created_at timestamptz not null
);
create index pages_name on pages using gin (lower(name) gin_trgm_ops);

create table page_members (
  page_id uuid not null references pages on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null,
  allow text[] not null default '{}',
  deny text[] not null default '{}',
  state text not null default 'active' check (state in ('asked', 'active', 'suspended')),
  created_at timestamptz not null,
  primary key (page_id, user_id)
);
create index page_members_user on page_members (user_id);
