-- One action on many applications, looked at before it runs, and what became of each.
create table pipeline_batches (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  user_id uuid references users on delete set null,
  action text not null check (action in ('move', 'reject', 'tag', 'untag', 'message')),
  asked jsonb not null,
  state text not null check (state in ('previewed', 'running', 'done', 'undone')),
  created_at timestamptz not null,
  done_at timestamptz,
  told_at timestamptz
);
create index pipeline_batches_job on pipeline_batches (job_id, created_at desc);
create index pipeline_batches_previewed on pipeline_batches (created_at) where state = 'previewed';

create table pipeline_batch_items (
  batch_id uuid not null references pipeline_batches on delete cascade,
  application_id uuid not null references applications on delete cascade,
  position integer not null,
  -- the version that was looked at, and the one the batch left
  version integer not null,
  left_version integer,
  -- where it stood, to be put back there
  before jsonb not null default '{}',
  state text not null check (state in ('waiting', 'done', 'refused', 'undone')),
  why text,
  primary key (batch_id, application_id)
);
create index pipeline_batch_items_waiting on pipeline_batch_items (batch_id, position) where state = 'waiting';
create index pipeline_batch_items_application on pipeline_batch_items (application_id);
