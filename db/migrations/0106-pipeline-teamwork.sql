-- What the team says among itself about an application: tags, notes, scorecards, tasks.
create table application_tags (
  application_id uuid not null references applications on delete cascade,
  tag text not null,
  added_by uuid references users on delete set null,
  added_at timestamptz not null,
  primary key (application_id, tag)
);
create index application_tags_tag on application_tags (tag, application_id);

create table application_notes (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  author_id uuid references users on delete set null,
  text text not null,
  mentions uuid[] not null default '{}',
  at timestamptz not null
);
create index application_notes_application on application_notes (application_id, at);

create table scorecards (
  application_id uuid not null references applications on delete cascade,
  author_id uuid not null references users on delete cascade,
  -- ratings by criterion, 1 to 5: [{criterion, text, rating, comment}]
  ratings jsonb not null,
  recommendation smallint not null check (recommendation between 1 and 5),
  comment text not null default '',
  at timestamptz not null,
  primary key (application_id, author_id)
);

create table application_tasks (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  page_id uuid not null references pages on delete cascade,
  text text not null,
  assignee_id uuid references users on delete set null,
  made_by uuid references users on delete set null,
  due_on date,
  done_at timestamptz,
  done_by uuid references users on delete set null,
  reminded_at timestamptz,
  created_at timestamptz not null
);
create index application_tasks_application on application_tasks (application_id);
create index application_tasks_assignee on application_tasks (assignee_id, due_on) where done_at is null;
