-- When somebody said that a job they were invited to apply for is nothing for them.
alter table pool_invitations add column declined_at timestamptz;
