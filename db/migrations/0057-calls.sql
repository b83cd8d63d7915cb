-- Calls between a desk and a visitor: what their two browsers tell each other to find a line. Nothing of it outlives the talk.

create table call_signals (
  -- given while the visit is held, so that no number below one that was read comes later
  id bigint generated always as identity primary key,
  visit_id uuid not null references day_visits on delete cascade,
  desk_id uuid not null references open_day_desks on delete cascade,
  side text not null check (side in ('desk', 'visitor')),
  signal jsonb not null,
  at timestamptz not null
);
create index call_signals_of_visit on call_signals (visit_id, id);
create index call_signals_of_desk on call_signals (desk_id);
create index call_signals_at on call_signals (at);
