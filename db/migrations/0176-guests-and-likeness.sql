-- A guest is one person by what was written to be reached at: the address, or without one the number. Whoever has an account is one by the
-- account; an address that somebody only typed says nothing of who applied, and keeps nobody else from applying.
create index applications_email on applications (job_id, lower(email)) where email is not null;
create index applications_phone on applications (job_id, phone) where phone is not null;
create unique index applications_once_per_guest on applications (job_id, lower(coalesce(email, phone)))
  where candidate_id is null and coalesce(email, phone) is not null;
drop index applications_once_per_email;
drop index applications_once_per_phone;
-- A page whose name looks like that of another is shown to nobody until staff have looked: which one it is like, and why its maker says that it
-- is another company.
alter table pages drop constraint pages_state_check;
alter table pages add constraint pages_state_check check (state in ('pending', 'withheld', 'active', 'limited', 'suspended', 'closed'));
alter table pages add column like_page_id uuid references pages on delete set null;
alter table pages add column like_because text not null default '';
