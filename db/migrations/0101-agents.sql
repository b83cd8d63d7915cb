-- Work of the site's agents: where they work, whom they help, their calls, and what they propose that others decide.
create table agent_countries (
  user_id uuid not null references users on delete cascade,
  country_id integer not null,
  primary key (user_id, country_id)
);

create table agent_pages (
  page_id uuid primary key references pages on delete cascade,
  agent_id uuid not null references users on delete cascade,
  taken_at timestamptz not null,
  follow_up_on date,
  -- what the agent found, for whoever decides
  proposal text,
  proposed_at timestamptz,
  check ((proposal is null) = (proposed_at is null))
);
create index agent_pages_agent on agent_pages (agent_id, follow_up_on);

create table agent_calls (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  agent_id uuid references users on delete set null,
  outcome text not null check (outcome in ('reached', 'no_answer', 'call_back', 'wrong_number', 'not_interested')),
  note text not null default '',
  at timestamptz not null
);
create index agent_calls_page on agent_calls (page_id, at desc);
create index agent_calls_agent on agent_calls (agent_id, at desc);
