-- Erasure of an account at the wish of its person, asked for by one member of staff and confirmed by another.
create table staff_erasures (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  reason text not null,
  state text not null check (state in ('waiting', 'done', 'declined')),
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz
);
-- of one person one waits at a time
create unique index staff_erasures_waiting on staff_erasures (user_id) where state = 'waiting';
create index staff_erasures_user on staff_erasures (user_id);
