-- What a team notes of somebody it found stands apart from the pool: a note keeps nobody there and is told to nobody.
create table person_notes (
  page_id uuid not null references pages on delete cascade,
  user_id uuid not null references users on delete cascade,
  note text not null,
  by_id uuid references users on delete set null,
  at timestamptz not null,
  primary key (page_id, user_id)
);
create index person_notes_user on person_notes (user_id);
