-- What a candidate still sees of an application while a move of several may be taken back: stage, reason, when it was moved.
alter table applications add column held jsonb;
