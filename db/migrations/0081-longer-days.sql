-- How much longer than its desks' hours an open day goes on, because whoever leads the hall said so.
alter table open_days add column longer_minutes integer not null default 0;
