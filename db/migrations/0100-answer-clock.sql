-- "An answer, always": when the team was reminded that an applicant waits, and when it was told that the time is up.
alter table applications
  add column reminded_at timestamptz,
  add column late_at timestamptz,
  -- the last word the candidate had from the page
  add column answered_at timestamptz;
update applications set answered_at = (
  select max(at) from events where thing = 'application' and thing_id = applications.id and name = 'application.moved'
    and coalesce(data->>'side', 'page') = 'page');
create index applications_waiting on applications (answer_due_at) where decided_at is null;
