-- A table also fills what is empty of people the company has already, and what it filled can be taken back.

alter table import_table_rows drop constraint import_table_rows_state_check;
alter table import_table_rows add constraint import_table_rows_state_check
  check (state in ('new', 'ready', 'fills', 'faulty', 'duplicate', 'refused', 'made', 'filled', 'undone', 'kept'));
-- which fields a row would fill or did, each with what it wrote
alter table import_table_rows add column fills jsonb not null default '{}';
