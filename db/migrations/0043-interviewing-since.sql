-- Since when a client wants to meet somebody: what a month of a recruiter is counted by, whatever became of it later.

alter table submissions add column interviewing_at timestamptz;
update submissions set interviewing_at = coalesce(decided_at, moved_at)
  where state in ('interviewing', 'offered', 'placed') or state_before in ('interviewing', 'offered');
