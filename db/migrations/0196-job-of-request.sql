-- Whoever asks somebody for their contact details while looking for a job's people may say for which job.
alter table cv_requests add column job_id uuid references jobs on delete set null;
create index cv_requests_job on cv_requests (job_id) where job_id is not null;
