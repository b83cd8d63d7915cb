-- A browser that is pushed to: which one it is, and the session it belongs to; with the session it ends.
alter table push_addresses
  add column session_id uuid references sessions on delete cascade,
  add column user_agent text not null default '';
create index push_addresses_session on push_addresses (session_id);
