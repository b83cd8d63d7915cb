-- Stored files: whose they are, what they are by content, and which thing each belongs to.
create table files (
  id uuid primary key,
  owner_id uuid references users on delete set null,
  page_id uuid,
  name text not null,
  mime text not null,
  bytes integer not null,
  sha256 bytea not null,
  storage_key text not null,
  width integer,
  height integer,
  thing text,
  thing_id uuid,
  created_at timestamptz not null
);
create index files_thing on files (thing, thing_id);
create index files_owner on files (owner_id, created_at desc);
create index files_loose on files (created_at) where thing is null;
