-- Whoever ends a session or takes rights away need not remember to tell: the database itself calls out whom it concerns, so that open live lines are looked at again at once, in every process.
create function tell_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('masar_live', json_build_object('changed', to_jsonb(old) ->> tg_argv[0])::text);
  return null;
end
$$;

create trigger session_ended after delete on sessions
  for each row when (old.expires_at > now()) execute function tell_changed('user_id');
create trigger session_locked after update of locked_at on sessions
  for each row when (new.locked_at is not null and old.locked_at is null) execute function tell_changed('user_id');

create trigger user_rights_changed after update of state, role_cp, is_agent on users
  for each row when (old.state is distinct from new.state or old.role_cp is distinct from new.role_cp or old.is_agent is distinct from new.is_agent)
  execute function tell_changed('id');

create trigger member_gone after delete on page_members
  for each row execute function tell_changed('user_id');
create trigger member_rights_changed after update of role, allow, deny, state on page_members
  for each row when (old.role is distinct from new.role or old.allow is distinct from new.allow or old.deny is distinct from new.deny or old.state is distinct from new.state)
  execute function tell_changed('user_id');

create trigger hiring_team_left after delete on job_members
  for each row execute function tell_changed('user_id');

create trigger page_state_changed after update of state on pages
  for each row when (old.state is distinct from new.state) execute function tell_changed('id');
