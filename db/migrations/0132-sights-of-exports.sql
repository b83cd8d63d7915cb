-- Whose name and contacts left the site within a table is told of it, as of any other look.
alter table cv_views drop constraint cv_views_way_check;
alter table cv_views add constraint cv_views_way_check check (way in ('masked', 'full', 'opened', 'read', 'exported'));
