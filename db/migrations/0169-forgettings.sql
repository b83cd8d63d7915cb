-- People who are being forgotten, part by part: which parts are done, and which files of the store go once no row leads to them. A process may
-- end in between, and another goes on.
create table forgettings (
  user_id uuid primary key references users on delete cascade,
  began_at timestamptz not null,
  done text[] not null default '{}',
  loose text[] not null default '{}'
);
