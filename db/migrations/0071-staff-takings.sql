-- What one of the site's own people has taken of a queue, so that two do not work on the same thing.
create table staff_takings (
  queue text not null,
  -- its id there, or the address of a mailbox
  thing text not null,
  user_id uuid not null references users on delete cascade,
  taken_at timestamptz not null,
  primary key (queue, thing)
);
create index staff_takings_user on staff_takings (user_id);
create index staff_takings_old on staff_takings (taken_at);
create index pages_pending on pages (created_at) where state = 'pending';
create index threads_support_open on threads (last_at) where kind = 'support' and closed_at is null;
