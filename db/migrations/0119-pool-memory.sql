-- Nobody is invited twice to one job because they were taken out of a pool and put back; whoever left a pool is not put back from the CV search.
alter table pool_invitations add column user_id uuid references users on delete cascade;
update pool_invitations set user_id = pool_entries.user_id from pool_entries where pool_entries.id = entry_id;
alter table pool_invitations alter column entry_id drop not null;
alter table pool_invitations drop constraint pool_invitations_entry_id_fkey;
alter table pool_invitations add constraint pool_invitations_entry_id_fkey
  foreign key (entry_id) references pool_entries on delete set null;
create unique index pool_invitations_person on pool_invitations (job_id, user_id) where user_id is not null;

create table pool_leavers (
  page_id uuid not null references pages on delete cascade,
  user_id uuid not null references users on delete cascade,
  at timestamptz not null,
  primary key (page_id, user_id)
);
create index pool_leavers_user on pool_leavers (user_id);
