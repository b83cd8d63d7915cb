-- Whose name and contacts left the site within a table is told of it, as of any other look.
alter table cv_sights drop constraint cv_sights_way_check;
alter table cv_sights add constraint cv_sights_way_check check (way in ('veiled', 'whole', 'opened', 'read', 'exported'));
