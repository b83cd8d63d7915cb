-- Why a job waits for a look is told to its page; why it was approved although something had been found is kept for the staff.
alter table job_reviews
  add column because text[] not null default '{}',
  add column approved_because text;
