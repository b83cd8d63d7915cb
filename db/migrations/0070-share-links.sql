-- Short links to what is shared: to which thing, by whom, by which channel, and how often they were of use. Nobody who followed one is kept.
create table share_links (
  code text primary key,
  kind text not null,
  thing_id uuid not null,
  path text not null,
  page_id uuid not null references pages on delete cascade,
  sharer_id uuid references users on delete set null,
  -- made for visitors without an account; a link whose sharer was erased is nobody's either, yet not everybody's
  is_common boolean not null,
  channel text not null,
  clicks_count integer not null default 0,
  applies_count integer not null default 0,
  created_at timestamptz not null
);
create unique index share_links_of_sharer on share_links (kind, thing_id, sharer_id, channel) where sharer_id is not null;
create unique index share_links_common on share_links (kind, thing_id, channel) where is_common;
create index share_links_sharer on share_links (sharer_id) where sharer_id is not null;
