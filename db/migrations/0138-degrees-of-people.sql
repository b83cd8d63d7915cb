-- Degrees that admins add are numbered from a million on, which no smallint holds: people with one were not found any more.
alter table cv_search alter column degree_id type integer;
