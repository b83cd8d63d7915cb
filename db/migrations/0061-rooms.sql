-- Open days as they go on: desks that help another team, a third in a call, the next interview arranged at a desk.

-- the queue a desk calls from for now, where that is not its own team's
alter table open_day_desks add column calls_team smallint;

-- arranged when a talk ended; it becomes an interview with the application
alter table day_visits add column next_interview jsonb;

-- Somebody whom a desk asks into a running talk: a colleague, or an interpreter from outside by a link. Gone with the talk.
create table call_guests (
  id uuid primary key,
  visit_id uuid not null references day_visits on delete cascade,
  desk_id uuid not null references open_day_desks on delete cascade,
  -- of a colleague; an interpreter is named by the desk
  user_id uuid references users on delete cascade,
  name text not null,
  role text not null check (role in ('colleague', 'interpreter')),
  -- the visitor is told who, and says yes or no
  state text not null check (state in ('asked', 'agreed', 'declined')),
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null
);
-- a call has three ends at most
create unique index call_guests_visit on call_guests (visit_id);
create index call_guests_desk on call_guests (desk_id);
create index call_guests_user on call_guests (user_id) where user_id is not null;
create index call_guests_asked_by on call_guests (asked_by) where asked_by is not null;

alter table call_signals drop constraint call_signals_side_check;
alter table call_signals add constraint call_signals_side_check check (side in ('desk', 'visitor', 'guest'));
