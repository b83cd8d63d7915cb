-- The bell, the browsers that may be pushed to, and a record of what was sent, so that nothing goes out twice.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  notice text not null,
  facts jsonb not null,
  link text not null,
  at timestamptz not null,
  read_at timestamptz
);
create index notifications_user on notifications (user_id, at desc);
create index notifications_unread on notifications (user_id) where read_at is null;

create table push_addresses (
  endpoint text primary key,
  user_id uuid not null references users on delete cascade,
  keys jsonb not null,
  created_at timestamptz not null
);
create index push_addresses_user on push_addresses (user_id);

create table deliveries (
  cause text not null,
  recipient text not null,
  channel text not null,
  at timestamptz not null,
  primary key (cause, recipient, channel)
);
