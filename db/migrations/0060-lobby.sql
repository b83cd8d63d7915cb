-- The lobby of an open day: a conversation of the house whose writers hold nothing but a ticket; who may, and what the team took out of sight.

alter table open_days add column lobby_closed_at timestamptz;
alter table day_visits add column lobby_muted_at timestamptz;
-- whoever wrote without an account that a conversation knows: their words go with the visit
alter table messages add column visit_id uuid references day_visits on delete cascade;
create index messages_visit on messages (visit_id) where visit_id is not null;

create table lobby_reports (
  message_id uuid not null references messages on delete cascade,
  visit_id uuid not null references day_visits on delete cascade,
  at timestamptz not null,
  primary key (message_id, visit_id)
);
create index lobby_reports_visit on lobby_reports (visit_id);
