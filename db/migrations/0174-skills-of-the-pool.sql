-- The skills of people of a pool who have no account, folded, so that they are found by what a job asks for as whoever has an account is
-- (fitting-people/ready-pool.ts). Empty until a row is made ready anew, which the next start does.
alter table pool_compared add column skills text[] not null default '{}';
create index pool_compared_skills on pool_compared using gin (skills);
