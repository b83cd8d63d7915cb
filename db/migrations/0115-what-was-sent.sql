-- What the CV of an application said when it went out, and the profile beside it: later changes of either are not the page's.
create table sent_cvs (
  application_id uuid primary key references applications on delete cascade,
  -- null until the file was read
  content jsonb,
  -- what the profile said, as ids and codes
  profile jsonb not null default '{}',
  state text not null check (state in ('read', 'waiting', 'unreadable')),
  kept_at timestamptz not null
);
create index sent_cvs_waiting on sent_cvs (application_id) where state = 'waiting';
