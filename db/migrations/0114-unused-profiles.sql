-- When somebody last used the account, good to an hour; sessions are forgotten, this is not.
alter table users add column seen_at timestamptz;
update users set seen_at = greatest(created_at, (select max(seen_at) from sessions where sessions.user_id = users.id));
alter table users alter column seen_at set not null, alter column seen_at set default now();

-- When the owner of a profile that nobody uses was last told that it will be hidden.
alter table profiles add column rest_warned_at timestamptz;
