-- Every move of the team is held for some minutes, by one rule for one and for several: what a candidate does not see yet has a
-- row of its own, and that row alone says so. A letter that was sent is open as long as it waits for its answer.
alter table held_moves drop column left_version;
-- the move that this one was laid over, if nobody had been told of that either
alter table held_moves add column under jsonb;
alter table pipeline_batches drop column told_at;
update applications set held = null
  where held is not null and not exists (select from held_moves where application_id = applications.id);
delete from held_moves where not exists (select from applications where id = application_id and held is not null);

update applications set letter = 'open' where stage = 'offered' and letter is distinct from 'open'
  and exists (select from offers where application_id = applications.id and state in ('sent', 'viewed'));

create function demand_open_letter(application uuid) returns void language plpgsql as $$
begin
  if exists (select from applications join offers on offers.application_id = applications.id
    where applications.id = application and applications.stage = 'offered'
      and applications.letter is distinct from 'open' and offers.state in ('sent', 'viewed'))
  then raise exception 'the letter of application % is out and not open', application using errcode = 'check_violation';
  end if;
end $$;
create function offer_demands_open_letter() returns trigger language plpgsql as $$
begin perform demand_open_letter(new.application_id); return null; end $$;
create function application_demands_open_letter() returns trigger language plpgsql as $$
begin perform demand_open_letter(new.id); return null; end $$;
create constraint trigger letter_is_open after insert or update of state on offers deferrable initially deferred
  for each row when (new.state in ('sent', 'viewed')) execute function offer_demands_open_letter();
create constraint trigger letter_is_open after insert or update of stage, letter on applications deferrable initially deferred
  for each row when (new.stage = 'offered' and new.letter is distinct from 'open') execute function application_demands_open_letter();
