-- Accounts and the ways to prove who one is; what somebody wants to be told, and when not.

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
  -- Accounts that sleep or are about to be erased, and the exports people ask for of what is kept about them.
  deactivated_at timestamptz,
  erase_at timestamptz,
  -- the company page that asked somebody to register, kept like a referral; nothing is decided by it
  invited_by_page uuid,
  -- When somebody last used the account, good to an hour; sessions are forgotten, this is not.
  seen_at timestamptz not null default now(),
  -- The company somebody named while registering: the name their company page begins with.
  company text,
  check (state = 'erased' or email is not null or phone is not null)
);
create unique index users_confirmed_email on users (lower(email)) where email_verified_at is not null;
create unique index users_confirmed_phone on users (phone) where phone_verified_at is not null;
create index users_email on users (lower(email), created_at desc);
create index users_phone on users (phone, created_at desc);
create index users_erase on users (erase_at) where erase_at is not null;

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
  expires_at timestamptz not null,
  locked_at timestamptz,
  lock_tries smallint not null default 0,
  lock_tried_at timestamptz,
  proved_at timestamptz not null
);
create index sessions_user on sessions (user_id, seen_at desc);

create table one_time_keys (
  key_hash bytea primary key,
  purpose text not null,
  user_id uuid references users on delete cascade,
  thing_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- the address it was sent to
  contact text
);
create index one_time_keys_user on one_time_keys (user_id, purpose);

create table text_codes (
  id uuid primary key,
  purpose text not null check (purpose in ('reset-password', 'confirm-phone')),
  user_id uuid references users on delete cascade,
  phone text not null,
  code_hash bytea,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index text_codes_expiry on text_codes (expires_at);

create table contact_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('email', 'phone')),
  old_contact text,
  new_contact text not null,
  at timestamptz not null
);
create index contact_changes_user on contact_changes (user_id, at desc);

-- More ways to prove who one is: providers, passkeys, a second factor; the devices one is known on; when a session was last
-- proved.
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

-- What somebody wants to be told by which channel, the newsletter, and every consent that was given or taken back.
create table subscriptions (
  user_id uuid not null references users on delete cascade,
  topic text not null,
  channel text not null,
  wanted boolean not null,
  changed_at timestamptz not null,
  -- When people are told: at once, once a day or a week; and hours in which only what is urgent rings.
  frequency text not null default 'instant' check (frequency in ('instant', 'daily', 'weekly')),
  primary key (user_id, topic, channel)
);

create table newsletter_readers (
  id uuid primary key,
  email text not null,
  language text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz
);
create unique index newsletter_readers_email on newsletter_readers (lower(email));

-- A record and not a state: rows are only added. What outlives an erased account names nobody.
create table consents (
  id uuid primary key,
  user_id uuid references users on delete set null,
  reader_id uuid references newsletter_readers on delete set null,
  what text not null,
  given boolean not null,
  text_version text not null,
  source text not null,
  at timestamptz not null
);
create index consents_user on consents (user_id, at desc);

create table quiet_hours (
  user_id uuid primary key references users on delete cascade,
  -- minutes of the day; over midnight when the end comes first
  from_minute smallint not null check (from_minute between 0 and 1439),
  to_minute smallint not null check (to_minute between 0 and 1439),
  zone text not null
);

-- Addresses a mail server has refused for good: nothing goes there for a while, their owners and the staff are told.
create table bounced_addresses (
  address text primary key check (address = lower(address)),
  code integer not null,
  reason text not null,
  times integer not null default 1,
  rested integer not null default 0,
  bounced_at timestamptz not null,
  try_at timestamptz not null
);
create index bounced_addresses_newest on bounced_addresses (bounced_at desc, address);

create trigger session_ended after delete on sessions
  for each row when (old.expires_at > now()) execute function tell_changed('user_id');

create trigger session_locked after update of locked_at on sessions
  for each row when (new.locked_at is not null and old.locked_at is null) execute function tell_changed('user_id');

create trigger user_rights_changed after update of state, role_cp, is_agent on users
  for each row when (old.state is distinct from new.state or old.role_cp is distinct from new.role_cp or old.is_agent is distinct from new.is_agent)
  execute function tell_changed('id');
