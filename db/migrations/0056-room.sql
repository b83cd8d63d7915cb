-- The room of an open day: who is called to which desk, what was said of them there, and desks that rest.

alter table day_visits add column called_desk_id uuid references open_day_desks on delete set null;
alter table day_visits add column calls smallint not null default 0;
-- sent on by another desk: goes first there
alter table day_visits add column handed_at timestamptz;
-- cannot stand for long, or needs to go soon
alter table day_visits add column goes_first boolean not null default false;
alter table day_visits add column rating smallint check (rating between 1 and 5);
alter table day_visits add column room_note text not null default '';
alter table open_day_desks add column paused_at timestamptz;
create index day_visits_called on day_visits (called_desk_id) where called_desk_id is not null;
