-- The site's own people: which roles somebody has besides `role_cp` (super) and `is_agent`, and every change that was asked for.

create table staff_roles (
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('reviewer', 'support', 'finance', 'content')),
  given_at timestamptz not null,
  primary key (user_id, role)
);
create trigger staff_rights_changed after delete on staff_roles
  for each row execute function tell_changed('user_id');

create table staff_role_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('super', 'reviewer', 'support', 'finance', 'content', 'agent')),
  give boolean not null,
  reason text not null,
  state text not null check (state in ('waiting', 'done', 'declined')),
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz
);
-- of one role of one person one change waits at a time
create unique index staff_role_changes_waiting on staff_role_changes (user_id, role) where state = 'waiting';
create index staff_role_changes_newest on staff_role_changes (asked_at desc);
