-- Applications from first draft to hired: stages, teamwork, answers in time, interviews, offers, messages to applicants.

-- The board of thousands: stages of a page or job over the fixed phases, what it is filtered and sorted by, and views one keeps.
create table pipeline_stages (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  -- without a job: what every job of the page has that names none of its own
  job_id uuid references jobs on delete cascade,
  phase text not null check (phase in ('submitted', 'in_review', 'shortlisted', 'interviewing', 'offered')),
  position smallint not null,
  -- by language; one of them is always there
  names jsonb not null,
  created_at timestamptz not null
);
create index pipeline_stages_page on pipeline_stages (page_id, job_id, phase, position);

create table job_pipelines (
  job_id uuid primary key references jobs on delete cascade,
  own_stages boolean not null default false,
  -- who applied is hidden from the team until the application was shortlisted
  anonymous boolean not null default false,
  -- what the team looks at: [{id, text}]
  criteria jsonb not null default '[]'
);

create table saved_views (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  user_id uuid not null references users on delete cascade,
  name text not null,
  -- filters, order and look, as they stand in the address
  query text not null,
  created_at timestamptz not null
);
create unique index saved_views_name on saved_views (page_id, user_id, lower(name));

-- Who looks at a board now; lost with a crash, and nobody minds.
create unlogged table board_watchers (
  job_id uuid not null references jobs on delete cascade,
  user_id uuid not null references users on delete cascade,
  at timestamptz not null,
  primary key (job_id, user_id)
);

-- What somebody has begun to write to a job: the person's own until it is sent; no page ever reads it.
create table application_drafts (
  user_id uuid not null references users on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  written jsonb not null,
  updated_at timestamptz not null,
  primary key (user_id, job_id)
);
create index application_drafts_job on application_drafts (job_id);
create index application_drafts_age on application_drafts (updated_at);

-- Applications from first draft to hired, with their messages and the CV that was sent, frozen.
create table applications (
  id uuid primary key,
  job_id uuid not null references jobs,
  page_id uuid not null references pages,
  candidate_id uuid references users on delete set null,
  stage text not null check (stage in (
    'submitted', 'in_review', 'shortlisted', 'interviewing', 'offered', 'hired', 'rejected', 'pool', 'withdrawn', 'declined',
    'job_closed', 'lapsed')),
  name text not null,
  email text,
  phone text,
  language text not null,
  cv_id uuid references files on delete set null,
  note text not null default '',
  source text not null default 'site',
  reason text,
  position double precision not null,
  version integer not null default 1,
  submitted_at timestamptz not null,
  seen_at timestamptz,
  answer_due_at timestamptz not null,
  decided_at timestamptz,
  moved_at timestamptz not null,
  -- Which group of jobs an application came through, so that what came of a group can be counted anew at any time.
  group_id uuid references job_groups on delete set null,
  reminded_at timestamptz,
  late_at timestamptz,
  -- the last word the candidate had from the page
  answered_at timestamptz,
  -- A letter that waits for its answer, or that ended without one, rules the stage "offered"; null: there is none.
  letter text check (letter in ('open', 'ended')),
  stage_id uuid references pipeline_stages on delete set null,
  country_id integer,
  -- the first time it got as far as the shortlist
  shortlisted_at timestamptz,
  -- the middle of all scorecards
  rating real,
  -- What a candidate still sees of an application while a move of several may be taken back: stage, reason, when it was moved.
  held jsonb,
  -- all, open or missing; null until it was compared
  requirements text check (requirements in ('met', 'unknown', 'unmet')),
  -- the same while the team may not know who it is: what tells of the person counts for nothing
  requirements_masked text check (requirements_masked in ('met', 'unknown', 'unmet')),
  -- null: to be compared, or compared anew
  matched_at timestamptz
);
create unique index applications_once_per_person on applications (job_id, candidate_id) where candidate_id is not null;
create unique index applications_once_per_email on applications (job_id, lower(email)) where email is not null;
create unique index applications_once_per_phone on applications (job_id, phone) where phone is not null;
create index applications_board on applications (job_id, stage, position);
create index applications_candidate on applications (candidate_id, submitted_at desc);
create index applications_page on applications (page_id, submitted_at desc);
create index applications_group on applications (group_id) where group_id is not null;
create index applications_via on applications (source) where source like 'via:%';
create index applications_waiting on applications (answer_due_at) where decided_at is null;
create index applications_stage on applications (stage_id) where stage_id is not null;
create index applications_to_match on applications (matched_at, id) where matched_at is null or decided_at is null;

-- the thread of an application goes with it
alter table threads add column application_id uuid
  generated always as (case kind when 'application' then id end) stored references applications on delete cascade;
create index threads_application on threads (application_id);

create table application_answers (
  application_id uuid not null references applications on delete cascade,
  question_id uuid not null references job_questions on delete cascade,
  answer text not null,
  -- an answer that is a file: `answer` holds its name
  file_id uuid references files on delete set null,
  primary key (application_id, question_id)
);

-- What was stored when an application went out, in its own words: the job as it stood, the person, answers, and the CV by its
-- hash.
create table application_receipts (
  application_id uuid primary key references applications on delete cascade,
  said jsonb not null,
  kept_at timestamptz not null
);

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

-- A rejection of one can be taken back for some minutes, as that of several: where the application stood before.
create table held_moves (
  application_id uuid primary key references applications on delete cascade,
  before jsonb not null,
  -- then the candidate is told
  until timestamptz not null,
  -- the move that this one was laid over, if nobody had been told of that either
  under jsonb
);

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
  done_at timestamptz
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

-- What the CV of an application said when it went out, and the profile beside it: later changes of either are not the page's.
create table sent_cvs (
  application_id uuid primary key references applications on delete cascade,
  -- null until the file was read
  content jsonb,
  -- what the profile said, as ids and codes
  profile jsonb not null default '{}',
  state text not null check (state in ('read', 'waiting', 'unreadable')),
  kept_at timestamptz not null
);
create index sent_cvs_waiting on sent_cvs (application_id) where state = 'waiting';

-- How far each application came, how long it stood where and when it was answered: what reports and records are counted from.
-- Derived and disposable: counted from the history of an application whenever something happens to it.
create table application_progress (
  application_id uuid primary key references applications on delete cascade,
  page_id uuid not null,
  job_id uuid not null,
  -- of the application, when it was counted
  version integer not null,
  submitted_at timestamptz not null,
  answer_due_at timestamptz not null,
  -- how it came, and by which link or site
  source text not null,
  source_detail text not null default '',
  stage text not null check (stage in (
    'submitted', 'in_review', 'shortlisted', 'interviewing', 'offered', 'hired', 'rejected', 'pool', 'withdrawn', 'declined',
    'job_closed', 'lapsed')),
  reason text,
  -- the furthest phase: 0 submitted … 5 hired
  reached smallint not null,
  -- the first answer of the page
  answered_at timestamptz,
  hired_at timestamptz,
  -- seconds it stood in each phase that it has left
  submitted_for integer,
  in_review_for integer,
  shortlisted_for integer,
  interviewing_for integer,
  offered_for integer
);
create index application_progress_page on application_progress (page_id, submitted_at);
create index application_progress_job on application_progress (job_id, submitted_at);

-- The same for stages the team made.
create table stage_stays (
  application_id uuid not null references applications on delete cascade,
  stage_id uuid not null references pipeline_stages on delete cascade,
  page_id uuid not null,
  job_id uuid not null,
  submitted_at timestamptz not null,
  seconds integer not null,
  primary key (application_id, stage_id)
);
create index stage_stays_page on stage_stays (page_id, submitted_at);
create index stage_stays_stage on stage_stays (stage_id);

-- Interviews: times that were proposed, the one that was picked, and who of the team takes part.
create table interviews (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  page_id uuid not null references pages,
  state text not null check (state in ('proposed', 'confirmed', 'other_asked', 'cancelled', 'done', 'no_show', 'lapsed')),
  kind text not null check (kind in ('on_site', 'phone', 'online')),
  minutes smallint not null check (minutes between 10 and 480),
  -- the time zone in which it is arranged, as IANA names it
  zone text not null,
  -- moments that may be picked, in order
  slots timestamptz[] not null,
  starts_at timestamptz,
  place text not null default '',
  link text,
  -- for the candidate, and what the team wants to ask
  note text not null default '',
  interview_guide text not null default '',
  reason text not null default '',
  made_by uuid references users on delete set null,
  version integer not null default 1,
  day_reminded_at timestamptz,
  hour_reminded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index interviews_application on interviews (application_id);
create index interviews_page on interviews (page_id, starts_at);
create index interviews_coming on interviews (starts_at) where state = 'confirmed';
create index interviews_proposed on interviews (updated_at) where state = 'proposed';

create table interview_people (
  interview_id uuid not null references interviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (interview_id, user_id)
);
create index interview_people_user on interview_people (user_id);

-- Offers: letters that are written, approved, sent and answered by a typed name; and what a page says in its letters.
create table offers (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  page_id uuid not null references pages,
  state text not null
    check (state in ('draft', 'approved', 'sent', 'viewed', 'accepted', 'declined', 'expired', 'withdrawn')),
  version integer not null default 1,
  -- the first letter to somebody, the second, …
  number smallint not null,
  language text not null,
  pay integer not null check (pay > 0),
  currency text not null,
  period text not null check (period in ('hour', 'day', 'month', 'year')),
  starts_on date not null,
  place text not null,
  answer_by timestamptz not null,
  -- the time zone in which the answer is due, as IANA names it
  zone text not null,
  -- the letter with its parameters
  text text not null,
  -- since when the approval is asked for
  asked_at timestamptz,
  made_by uuid references users on delete set null,
  approved_by uuid references users on delete set null,
  -- the last word of whoever returned, withdrew or declined it
  reason text not null default '',
  declined_because text,
  -- as it was sent: the words, and the printed file
  letter text not null default '',
  file_id uuid references files on delete set null,
  letter_hash bytea,
  sent_at timestamptz,
  viewed_at timestamptz,
  reminded_at timestamptz,
  answered_at timestamptz,
  -- who accepted, from where (a fingerprint), and which letter
  accepted_name text not null default '',
  accepted_from bytea,
  accepted_hash bytea,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index offers_one_runs on offers (application_id) where state in ('draft', 'approved', 'sent', 'viewed');
create index offers_application on offers (application_id, number);
create index offers_page on offers (page_id, id desc);
create index offers_due on offers (answer_by) where state in ('sent', 'viewed');

create table offer_texts (
  page_id uuid not null references pages on delete cascade,
  language text not null,
  text text not null,
  updated_at timestamptz not null,
  primary key (page_id, language)
);

create function demand_open_letter(application uuid) returns void language plpgsql as $$
begin
  if exists (select from applications join offers on offers.application_id = applications.id
    where applications.id = application and applications.stage = 'offered'
      and applications.letter is distinct from 'open' and offers.state in ('sent', 'viewed'))
  then raise exception 'the letter of application % is out and not open', application using errcode = 'check_violation';
  end if;
end $$;

create function offer_demands_open_letter() returns trigger language plpgsql as $$
begin perform demand_open_letter(new.application_id); return null; end $$;

create function application_demands_open_letter() returns trigger language plpgsql as $$
begin perform demand_open_letter(new.id); return null; end $$;

create constraint trigger letter_is_open after insert or update of state on offers deferrable initially deferred
  for each row when (new.state in ('sent', 'viewed')) execute function offer_demands_open_letter();

create constraint trigger letter_is_open after insert or update of stage, letter on applications deferrable initially deferred
  for each row when (new.stage = 'offered' and new.letter is distinct from 'open') execute function application_demands_open_letter();

-- Messages that a page keeps to write again: one text a language, with parameters; and what a message is called.
create table message_templates (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  name text not null,
  version integer not null default 1,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null
);
create unique index message_templates_name on message_templates (page_id, lower(name));

create table message_template_texts (
  template_id uuid not null references message_templates on delete cascade,
  language text not null check (language in ('en', 'ar', 'ru', 'fr')),
  subject text not null,
  text text not null,
  primary key (template_id, language)
);

-- Messages that go out later; what became of each is kept.
create table scheduled_messages (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  page_id uuid not null references pages,
  author_id uuid references users on delete set null,
  subject text not null default '',
  text text not null,
  send_at timestamptz not null,
  -- the time zone in which it was set, as IANA names it
  zone text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'cancelled')),
  -- why it was cancelled
  why text check (why in ('by_hand', 'ended', 'author_gone')),
  -- what was sent
  message_id uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index scheduled_messages_due on scheduled_messages (send_at) where state = 'waiting';
create index scheduled_messages_application on scheduled_messages (application_id);
create index scheduled_messages_page on scheduled_messages (page_id, send_at) where state = 'waiting';
