-- Of two who change the same note at once the second is told, and writes over nobody's words.
alter table pool_entries add column version integer not null default 0;
alter table person_notes add column version integer not null default 1;
