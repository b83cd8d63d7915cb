-- More ways to prove who one is: providers, passkeys, a second factor; the devices one is known on; when a session was last proved.
create table tickets (
  key_hash bytea primary key,
  purpose text not null,
  user_id uuid references users on delete cascade,
  facts jsonb not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index tickets_expiry on tickets (expires_at);

create table identities (
  provider text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  email text,
  created_at timestamptz not null,
  used_at timestamptz not null,
  primary key (provider, subject)
);
create index identities_user on identities (user_id);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table second_factors (
  user_id uuid primary key references users on delete cascade,
  sealed_secret text not null,
  last_step bigint not null default 0,
  wrong_tries smallint not null default 0,
  wrong_at timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz not null
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table devices (
  user_id uuid not null references users on delete cascade,
  device_hash bytea not null,
  first_at timestamptz not null,
  primary key (user_id, device_hash)
);

alter table sessions add column proved_at timestamptz;
update sessions set proved_at = created_at;
alter table sessions alter column proved_at set not null;
