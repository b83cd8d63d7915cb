-- A member of staff who sees the site as a person does, to read only, for half an hour: who, whose, why, until when.
create table guises (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  by_id uuid references users on delete set null,
  -- of the member of staff: it is theirs again when the guise ends
  session_id uuid references sessions on delete set null,
  reason text not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  ended_at timestamptz
);
-- a session stands for one person at a time
create unique index guises_session on guises (session_id) where ended_at is null;
create index guises_user on guises (user_id, from_at desc);
create index guises_by on guises (by_id);
create index guises_until on guises (until_at);

alter table personal_data_accesses drop constraint personal_data_accesses_why_check;
alter table personal_data_accesses add check (why in ('account', 'links', 'case', 'company', 'guise'));
