-- Reading many CVs beyond those that are free each month costs coins: what a file cost stands beside it.

insert into prices (action, variant, kind, cost, free_monthly, from_at) values ('bulk_parse', '', 'coin', 1, 200, '2026-01-01');

alter table bulk_items add column coins smallint not null default 0;
-- who took it in: what is used up of coins counts for them
alter table bulk_items add column by_id uuid references users on delete set null;
