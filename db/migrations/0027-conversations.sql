-- Conversations: every thread has an order, sides that read, people with roles and marks of their own; messages are edited, unsent, answered.

alter table threads drop constraint threads_kind_check;
alter table threads
  add constraint threads_kind_check
    check (kind in ('application', 'direct', 'personal', 'internal', 'job_group', 'openday', 'support')),
  add column page_id uuid references pages on delete cascade,
  -- who is outside: the candidate a page writes to, whoever asks the site; of a personal one the first of two people
  add column user_id uuid references users on delete cascade,
  add column other_id uuid references users on delete cascade,
  add column job_id uuid references jobs on delete set null,
  add column job_group_id uuid references job_groups on delete cascade,
  add column title text not null default '',
  add column created_by uuid references users on delete set null,
  add column assigned_to uuid references users on delete set null,
  -- the server's order: each message takes the next number while it holds the row
  add column last_seq integer not null default 0,
  add column last_at timestamptz,
  add column last_side text check (last_side in ('page', 'candidate', 'member', 'person', 'staff')),
  -- of threads with two sides: what the company or the site, and what the person outside has not read
  add column unread_inside integer not null default 0,
  add column unread_outside integer not null default 0,
  -- of two people there is one, in whichever order they are named
  add constraint threads_personal_pair check (case kind when 'personal' then user_id < other_id else other_id is null end);

update threads set page_id = applications.page_id, job_id = applications.job_id, user_id = applications.candidate_id
  from applications where applications.id = threads.id and threads.kind = 'application';

create index threads_page on threads (page_id, last_at desc, id);
create index threads_page_unread on threads (page_id) where unread_inside > 0;
create index threads_user on threads (user_id) where user_id is not null;
create index threads_other on threads (other_id) where other_id is not null;
create index threads_staff on threads (last_at desc, id) where kind = 'support';
create index threads_job on threads (job_id) where job_id is not null;
create index threads_assigned on threads (assigned_to) where assigned_to is not null;
create index threads_created_by on threads (created_by) where created_by is not null;
create unique index threads_direct on threads (page_id, user_id) where kind = 'direct';
create unique index threads_personal on threads (user_id, other_id) where kind = 'personal';
create unique index threads_of_job on threads (job_id) where kind = 'internal';
create unique index threads_of_job_group on threads (job_group_id) where kind = 'job_group';

alter table reply_addresses drop constraint reply_addresses_side_check;
alter table reply_addresses
  add constraint reply_addresses_side_check check (side in ('page', 'candidate', 'member', 'person', 'staff'));

alter table messages drop constraint messages_author_side_check;
alter table messages
  add constraint messages_author_side_check check (author_side in ('page', 'candidate', 'member', 'person', 'staff')),
  add column seq integer,
  -- made by the sender, so that what is sent twice is kept once
  add column client_id uuid,
  add column reply_to uuid references messages on delete set null,
  add column mentions uuid[] not null default '{}',
  add column edited_at timestamptz,
  add column unsent_at timestamptz,
  -- what a first message of a page nobody checked was found to do
  add column warnings text[] not null default '{}',
  -- written by somebody whom the other side had blocked: nobody but the writer's side reads it
  add column unheard boolean not null default false,
  add column words text generated always as (fold_text(text)) stored;
update messages set seq = numbered.seq
  from (select id, row_number() over (partition by thread_id order by at, id) as seq from messages) numbered
  where numbered.id = messages.id;
alter table messages alter column seq set not null;
update threads set
  last_seq = coalesce((select max(seq) from messages where thread_id = threads.id), 0),
  last_at = coalesce((select max(at) from messages where thread_id = threads.id), created_at),
  last_side = (select author_side from messages where thread_id = threads.id order by seq desc limit 1),
  unread_inside = (select count(*) from messages where thread_id = threads.id and author_side = 'candidate' and read_at is null),
  unread_outside = (select count(*) from messages where thread_id = threads.id and author_side = 'page' and read_at is null);

alter table threads alter column last_at set not null;

drop index messages_thread;
create unique index messages_thread on messages (thread_id, seq);
-- to jump to a day
create index messages_day on messages (thread_id, at);
create unique index messages_client on messages (thread_id, author_id, client_id) where client_id is not null;
create index messages_unread on messages (thread_id) where read_at is null and author_side <> 'member';
create index messages_mentions on messages using gin (mentions) where mentions <> '{}';
create index messages_author on messages (author_id);
create index messages_reply_to on messages (reply_to) where reply_to is not null;
create index messages_words on messages using gin (words gin_trgm_ops);

create table message_reactions (
  message_id uuid not null references messages on delete cascade,
  user_id uuid not null references users on delete cascade,
  emoji text not null,
  at timestamptz not null,
  primary key (message_id, user_id, emoji)
);
create index message_reactions_user on message_reactions (user_id);

-- Who is in a group; threads with two sides know their people by what they are about.
create table thread_members (
  thread_id uuid not null references threads on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'moderator', 'member', 'reader')),
  -- what was said before is not theirs to read
  from_seq integer not null default 0,
  invited_by uuid references users on delete set null,
  joined_at timestamptz not null,
  primary key (thread_id, user_id)
);
create index thread_members_user on thread_members (user_id);
create index thread_members_invited_by on thread_members (invited_by) where invited_by is not null;
-- whoever is taken out hears nothing more, on a line that stays
create trigger thread_left after delete on thread_members
  for each row execute function tell_changed('user_id');

-- What one person keeps of a thread for themselves.
create table thread_marks (
  thread_id uuid not null references threads on delete cascade,
  user_id uuid not null references users on delete cascade,
  read_seq integer not null default 0,
  muted_until timestamptz,
  pinned_at timestamptz,
  archived_at timestamptz,
  draft text not null default '',
  drafted_at timestamptz,
  primary key (thread_id, user_id)
);
create index thread_marks_user on thread_marks (user_id);

-- Whom somebody does not want to hear from: a company page, or a person. The blocked are not told.
create table blocks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  page_id uuid references pages on delete cascade,
  other_id uuid references users on delete cascade,
  at timestamptz not null,
  check (num_nonnulls(page_id, other_id) = 1)
);
create unique index blocks_whom on blocks (user_id, coalesce(page_id, other_id));
create index blocks_page on blocks (page_id) where page_id is not null;
create index blocks_other on blocks (other_id) where other_id is not null;

-- whose bell says already that there is something new in a conversation
create index notifications_link on notifications (link) where read_at is null;
