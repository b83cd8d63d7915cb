-- What is unique in the whole world, over all pages and people: a confirmed address or number, an address of a page, a reference …, with whose
-- it is. Written in the transaction that writes the row which says so (src/platform/server/db/names.ts). The unique indexes of those rows stay.
-- Empty at first: what is there already, and what the version before still writes, is filled in outside of this transaction.
create table names (
  kind text not null,
  value text not null,
  owner uuid not null,
  primary key (kind, value)
);
create index names_owner on names (owner, kind);
