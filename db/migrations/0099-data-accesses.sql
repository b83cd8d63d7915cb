-- Why one of the site's own people opened what is known of a person, and in which role: the person reads it.
alter table personal_data_accesses
  add column why text not null default 'account' check (why in ('account', 'links', 'case', 'company')),
  add column role text;
alter table personal_data_accesses alter column why drop default;
