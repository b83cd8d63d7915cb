-- Open days: what is true of somebody who was talked with and sent on, and of a third in a call.

-- when a desk had talked with somebody it sent on: they are not unseen, wherever they wait when the day ends
alter table day_visits add column spoken_at timestamptz;
update day_visits set spoken_at = handed_at where handed_at is not null;

-- a third reads what is written from the visitor's yes on, and no word before it
alter table call_guests add column agreed_at timestamptz;
update call_guests set agreed_at = asked_at where state = 'agreed';

-- a colleague whom the desk took out stays known to this call, and may ask to be let in again
alter table call_guests drop constraint call_guests_state_check;
alter table call_guests add constraint call_guests_state_check check (state in ('asked', 'agreed', 'declined', 'out', 'knocking'));
alter table call_guests add constraint call_guests_agreed check (state <> 'agreed' or agreed_at is not null);
