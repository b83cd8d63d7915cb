-- Who looked at a CV: each member of a page once a day and in each way, so that the person it is of can see it.
create table cv_views (
  -- the application it was sent with, or the person where the page found it
  subject_id uuid not null,
  page_id uuid not null references pages on delete cascade,
  -- only counted, never named
  by_id uuid not null,
  way text not null check (way in ('masked', 'full', 'opened', 'read')),
  day date not null,
  at timestamptz not null,
  primary key (subject_id, page_id, by_id, way, day)
);
create index cv_views_day on cv_views (day);

-- Links to printed CVs, each of which can be ended before its time.
create table cv_links (
  id uuid primary key,
  formatted_id uuid not null references formatted_cvs on delete cascade,
  made_by uuid references users on delete set null,
  at timestamptz not null,
  until_at timestamptz not null,
  ended_at timestamptz
);
create index cv_links_of on cv_links (formatted_id);

create index formatted_cvs_of_application on formatted_cvs (application_id) where application_id is not null;
create index formatted_cvs_of_user on formatted_cvs (user_id) where user_id is not null;
create index cv_downloads_of_print on cv_downloads (formatted_id) where formatted_id is not null;
create index cv_downloads_of_file on cv_downloads (file_id) where file_id is not null;
