-- What staff does about a person: an account that is suspended, notes, who looked at it; and the indexes that find anybody.

alter table users drop constraint users_state_check;
alter table users add constraint users_state_check check (state in ('active', 'deactivated', 'suspended', 'erased'));
alter table users add column suspended_at timestamptz;

create table staff_notes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  author_id uuid references users on delete set null,
  text text not null,
  at timestamptz not null
);
create index staff_notes_user on staff_notes (user_id, at desc);

-- That one of the site's own people opened what is known of a person.
create table personal_data_accesses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  by_id uuid references users on delete set null,
  at timestamptz not null
);
create index personal_data_accesses_user on personal_data_accesses (user_id, at desc);

create index users_name_words on users using gin (to_tsvector('simple', name)) where state <> 'erased';
create index users_email_domain on users (split_part(lower(email), '@', 2)) where state <> 'erased';
create index job_texts_title_words on job_texts using gin (to_tsvector('simple', title));
create index pages_email_domain on pages (split_part(lower(email), '@', 2)) where email is not null;
create index orders_by on orders (by_id, created_at desc) where by_id is not null;
