-- Agencies: clients with their terms, jobs worked on for them, people put forward with their approval, and what came of it.

-- Whom an agency recruits for: a page here, or a name; and what was agreed.
create table clients (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  client_page_id uuid references pages on delete set null,
  name text not null,
  state text not null default 'active' check (state in ('active', 'paused', 'ended')),
  contact_name text not null default '',
  contact_email text,
  contact_phone text,
  country_id integer,
  city_id integer references cities,
  note text not null default '',
  -- the fee: percent of a year's salary, or an amount in smallest units of its currency
  fee_kind text not null default 'percent' check (fee_kind in ('percent', 'fixed')),
  fee_percent real check (fee_percent > 0 and fee_percent <= 100),
  fee_amount integer check (fee_amount > 0),
  fee_currency text not null,
  guarantee_days smallint not null default 90 check (guarantee_days in (0, 60, 90)),
  guarantee_kind text not null default 'replacement' check (guarantee_kind in ('replacement', 'refund')),
  -- what of a fee is the agency's own; the rest goes to whom it shares with
  own_share smallint not null default 100 check (own_share between 1 and 100),
  shared_with text not null default '',
  -- so long after it was put forward, whoever is hired counts as the agency's
  ownership_months smallint not null default 12 check (ownership_months between 1 and 36),
  owner_id uuid references users on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index clients_page_name on clients (page_id, lower(name)) where state <> 'ended';
create unique index clients_page_page on clients (page_id, client_page_id) where client_page_id is not null and state <> 'ended';
create index clients_client on clients (client_page_id) where client_page_id is not null;

-- A client's job an agency works on: advertised by the agency, by the client, or not here at all.
create table mandates (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  client_id uuid not null references clients on delete cascade,
  -- the advert, where there is one
  job_id uuid references jobs on delete set null,
  state text not null default 'open' check (state in ('open', 'on_hold', 'filled', 'closed')),
  title text not null,
  openings smallint not null default 1 check (openings between 1 and 999),
  country_id integer not null,
  city_id integer references cities,
  -- what the client must have, a line each, where no advert says it
  needs text[] not null default '{}',
  note text not null default '',
  salary_min integer,
  salary_max integer,
  salary_currency text,
  salary_period text check (salary_period in ('hour', 'day', 'month', 'year')),
  owner_id uuid references users on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz
);
create unique index mandates_job on mandates (page_id, job_id) where job_id is not null;
create index mandates_client on mandates (client_id);
create index mandates_page on mandates (page_id, created_at desc, id desc);
create index mandates_of_job on mandates (job_id) where job_id is not null;

-- An outside recruiter whom a company invites to one of its jobs.
create table job_recruiters (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  agency_id uuid not null references pages on delete cascade,
  state text not null default 'asked' check (state in ('asked', 'active', 'declined', 'ended')),
  words text not null default '',
  fee_kind text not null check (fee_kind in ('percent', 'fixed')),
  fee_percent real check (fee_percent > 0 and fee_percent <= 100),
  fee_amount integer check (fee_amount > 0),
  fee_currency text not null,
  guarantee_days smallint not null check (guarantee_days in (0, 60, 90)),
  guarantee_kind text not null check (guarantee_kind in ('replacement', 'refund')),
  most_people smallint not null default 10 check (most_people between 1 and 100),
  asked_by uuid references users on delete set null,
  answered_by uuid references users on delete set null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  ended_at timestamptz,
  version integer not null default 1,
  unique (job_id, agency_id)
);
create index job_recruiters_agency on job_recruiters (agency_id, asked_at desc);
create index job_recruiters_page on job_recruiters (page_id, asked_at desc);

-- People sent to a client together, read by link.
create table packets (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  mandate_id uuid not null references mandates on delete cascade,
  contact_name text not null,
  email text not null,
  language text not null,
  words text not null default '',
  sent_by uuid references users on delete set null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz
);
create index packets_mandate on packets (mandate_id);
create index packets_page on packets (page_id, sent_at desc);

-- Somebody put forward for a client's job.
create table submissions (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  client_id uuid not null references clients on delete cascade,
  mandate_id uuid not null references mandates on delete cascade,
  state text not null default 'draft' check (state in (
    'draft', 'candidate_asked', 'candidate_approved', 'submitted', 'reviewing', 'shortlisted', 'interviewing', 'offered', 'placed',
    'rejected', 'withdrawn', 'duplicate')),
  -- how the agency has the person: it brought them along, keeps them, or they applied to it
  imported_id uuid references imported_candidates on delete set null,
  entry_id uuid references pool_entries on delete set null,
  applicant_id uuid references applications on delete set null,
  user_id uuid references users on delete set null,
  -- null once it was forgotten
  name text,
  email text,
  phone text,
  language text not null,
  headline text not null default '',
  -- the CV as it is sent, kept as it was when the person was asked
  content jsonb,
  note text not null default '',
  salary integer check (salary > 0),
  salary_currency text,
  salary_period text check (salary_period in ('hour', 'day', 'month', 'year')),
  notice_days smallint check (notice_days between 0 and 365),
  asked_at timestamptz,
  -- the person answers until then
  answer_due_at timestamptz,
  reminded_at timestamptz,
  approved_at timestamptz,
  -- the right to represent ends
  right_until timestamptz,
  packet_id uuid references packets on delete set null,
  -- the application it became in the client's own pipeline
  application_id uuid references applications on delete set null,
  submitted_at timestamptz,
  opened_at timestamptz,
  opened_count integer not null default 0,
  decided_at timestamptz,
  interview_at timestamptz,
  -- why it ended, as the list of public reasons has it, or as the house names it; and in the words of whoever ended it
  reason text,
  reason_words text not null default '',
  state_before text check (state_before in (
    'draft', 'candidate_asked', 'candidate_approved', 'submitted', 'reviewing', 'shortlisted', 'interviewing', 'offered', 'placed',
    'rejected', 'withdrawn', 'duplicate')),
  by_id uuid references users on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  anonymised_at timestamptz
);
create unique index submissions_imported on submissions (mandate_id, imported_id)
  where imported_id is not null and state not in ('rejected', 'withdrawn', 'duplicate');
create unique index submissions_user on submissions (mandate_id, user_id)
  where user_id is not null and state not in ('rejected', 'withdrawn', 'duplicate');
create unique index submissions_email on submissions (mandate_id, lower(email))
  where email is not null and state not in ('rejected', 'withdrawn', 'duplicate');
create unique index submissions_phone on submissions (mandate_id, phone)
  where phone is not null and state not in ('rejected', 'withdrawn', 'duplicate');
create index submissions_page on submissions (page_id, moved_at desc, id desc);
create index submissions_mandate on submissions (mandate_id);
create index submissions_client on submissions (client_id);
create index submissions_person on submissions (user_id, moved_at desc) where user_id is not null;
create index submissions_mail on submissions (lower(email)) where email is not null;
create index submissions_application on submissions (application_id) where application_id is not null;
create index submissions_packet on submissions (packet_id) where packet_id is not null;
create index submissions_due on submissions (answer_due_at) where state = 'candidate_asked';
create index submissions_right on submissions (right_until) where state in ('candidate_approved', 'submitted', 'reviewing', 'shortlisted');

-- What somebody agreed to, word for word: never changed, never deleted while the submission stands.
create table submission_approvals (
  id uuid primary key,
  submission_id uuid not null references submissions on delete cascade,
  words text not null,
  language text not null,
  via text not null check (via in ('link', 'account')),
  -- the address or number that the link went to
  contact text,
  at timestamptz not null,
  right_until timestamptz not null
);
create index submission_approvals_submission on submission_approvals (submission_id);

-- What the client asks and the agency answers about one of those it was sent.
create table submission_questions (
  id uuid primary key,
  submission_id uuid not null references submissions on delete cascade,
  side text not null check (side in ('client', 'agency', 'person')),
  name text not null,
  words text not null,
  at timestamptz not null
);
create index submission_questions_submission on submission_questions (submission_id, at);

-- A client says that it has the person already; who is right is decided by rule.
create table submission_disputes (
  id uuid primary key,
  submission_id uuid not null unique references submissions on delete cascade,
  state text not null default 'claimed' check (state in ('claimed', 'accepted', 'for_client', 'for_agency', 'appealed', 'settled')),
  claimed_by text not null,
  claimed_at timestamptz not null,
  -- the client's record: since when, for this very job or not, last in touch
  known_since date not null,
  for_this_job boolean not null,
  last_contact date,
  client_words text not null default '',
  due_at timestamptz not null,
  agency_words text not null default '',
  answered_at timestamptz,
  decided_at timestamptz,
  decided_for text check (decided_for in ('client', 'agency')),
  decided_by text check (decided_by in ('rule', 'agency', 'clock', 'staff')),
  appealed_by text check (appealed_by in ('client', 'agency')),
  appeal_words text not null default '',
  appealed_at timestamptz,
  settled_by uuid references users on delete set null,
  settled_words text not null default '',
  version integer not null default 1
);
create index submission_disputes_due on submission_disputes (due_at) where state = 'claimed';
create index submission_disputes_appealed on submission_disputes (appealed_at) where state = 'appealed';

-- Who may ask somebody whether it may put them forward; and companies it may never put them forward to.
create table representation_settings (
  user_id uuid primary key references users on delete cascade,
  who text not null check (who in ('checked', 'known', 'nobody')),
  changed_at timestamptz not null
);
create table representation_forbidden (
  user_id uuid not null references users on delete cascade,
  -- folded, as it is compared
  folded text not null,
  name text not null,
  page_id uuid references pages on delete cascade,
  at timestamptz not null,
  primary key (user_id, folded)
);

-- Somebody the agency brought to a client works there.
create table placements (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  client_id uuid not null references clients on delete cascade,
  mandate_id uuid not null references mandates on delete cascade,
  submission_id uuid not null unique references submissions on delete cascade,
  state text not null default 'started' check (state in ('agreed', 'started', 'passed', 'left', 'replaced', 'refunded', 'lost')),
  starts_on date not null,
  salary integer not null check (salary > 0),
  salary_currency text not null,
  salary_period text not null check (salary_period in ('hour', 'day', 'month', 'year')),
  -- frozen when it was written down; in smallest units of its currency
  fee_kind text not null check (fee_kind in ('percent', 'fixed')),
  fee_percent real,
  -- nothing for whoever replaces somebody within the guarantee
  fee integer not null check (fee >= 0),
  fee_currency text not null,
  own_share smallint not null check (own_share between 1 and 100),
  shared_with text not null default '',
  guarantee_days smallint not null check (guarantee_days in (0, 60, 90)),
  guarantee_kind text not null check (guarantee_kind in ('replacement', 'refund')),
  guarantee_until date,
  told_before_at timestamptz,
  left_on date,
  left_why text not null default '',
  -- what the guarantee owes after somebody left
  replace_until date,
  replacement_id uuid references placements on delete set null,
  refund integer check (refund >= 0),
  recruiter_id uuid references users on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index placements_replacement on placements (replacement_id) where replacement_id is not null;
create index placements_page on placements (page_id, starts_on desc, id desc);
create index placements_guarantee on placements (guarantee_until) where state = 'started';
create index placements_client on placements (client_id);

-- An agency's own invoices to its clients, numbered without gaps per page and year.
create table placement_invoices (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  placement_id uuid not null references placements on delete cascade,
  kind text not null check (kind in ('invoice', 'credit_note')),
  year smallint not null,
  number integer not null,
  amount integer not null check (amount > 0),
  tax_percent real not null default 0 check (tax_percent >= 0 and tax_percent < 100),
  currency text not null,
  issued_on date not null,
  due_on date not null,
  paid_on date,
  -- what stands on the paper, kept as it was issued
  facts jsonb not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  unique (page_id, year, number)
);
create index placement_invoices_placement on placement_invoices (placement_id);

-- What each recruiter of an agency aims for in a month.
create table recruiter_targets (
  page_id uuid not null references pages on delete cascade,
  user_id uuid not null references users on delete cascade,
  month date not null,
  submissions smallint not null default 0 check (submissions >= 0),
  interviews smallint not null default 0 check (interviews >= 0),
  placements smallint not null default 0 check (placements >= 0),
  primary key (page_id, user_id, month)
);
create index recruiter_targets_user on recruiter_targets (user_id);
