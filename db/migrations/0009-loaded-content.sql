-- Which shipped content this database holds, by hash, so that a start that brings nothing new writes nothing.
create table loaded_content (
  name text primary key,
  hash text not null,
  loaded_at timestamptz not null
);
