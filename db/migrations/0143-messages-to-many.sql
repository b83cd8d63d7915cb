-- Messages written to several applicants at once wait some minutes together, so that all of them can be taken back.
alter table scheduled_messages add column batch_id uuid;
create index scheduled_messages_batch on scheduled_messages (batch_id) where batch_id is not null;
