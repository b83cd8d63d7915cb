-- Open days as they go on: desks that help another team.

-- the queue a desk calls from for now, where that is not its own team's
alter table open_day_desks add column calls_team smallint;
