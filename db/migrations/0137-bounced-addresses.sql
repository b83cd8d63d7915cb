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
