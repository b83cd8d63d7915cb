-- How far a CV has come, which files are its own, and how large the pages are that its words stand on.
alter table cvs add column state text not null default 'stored' check (
  state in ('stored', 'scanning', 'unsupported', 'encrypted', 'unreadable', 'wordless', 'parsed', 'confirmed')
);
-- what came of the profile or of nothing has no file to wait for
update cvs set state = 'confirmed' where file_id is null;

-- a file of a CV names it: the one it was read from, earlier ones, and those that were printed of it
update files set thing_id = cvs.id from cvs where cvs.file_id = files.id;
create index files_of_cvs on files (thing_id) where thing = 'cv';

-- [{width, height}] of each drawn page, in points
alter table cv_previews add column sizes jsonb not null default '[]';
