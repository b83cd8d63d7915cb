-- A guest is one person by what was written to be reached at: the address, or without one the number. Whoever has an account is one by the
-- account; an address that somebody only typed says nothing of who applied, and keeps nobody else from applying.
create index applications_email on applications (job_id, lower(email)) where email is not null;
create index applications_phone on applications (job_id, phone) where phone is not null;
create unique index applications_once_per_guest on applications (job_id, lower(coalesce(email, phone)))
  where candidate_id is null and coalesce(email, phone) is not null;
drop index applications_once_per_email;
drop index applications_once_per_phone;
