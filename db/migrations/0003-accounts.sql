-- People, their sessions, and the single-use keys that travel by mail and SMS.
create table users (
  id uuid primary key,
  account_type text not null check (account_type in ('candidate', 'employer', 'agency', 'freelance')),
  name text not null,
  email text,
  phone text,
  password_hash text,
  language text not null,
  country_id integer not null,
  role_cp smallint not null default 0,
  is_agent boolean not null default false,
  post_permission smallint not null default 1 check (post_permission between 0 and 2),
  state text not null default 'active' check (state in ('active', 'deactivated', 'erased')),
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  invite text,
  demo_persona text,
  created_at timestamptz not null,
  check (state = 'erased' or email is not null or phone is not null)
);
create unique index users_email on users (lower(email));
create unique index users_phone on users (phone);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  xsrf text not null,
  device text not null,
  address text not null,
  remember boolean not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id, seen_at desc);

create table one_time_keys (
  key_hash bytea primary key,
  purpose text not null,
  user_id uuid references users on delete cascade,
  thing_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_keys_user on one_time_keys (user_id, purpose);
