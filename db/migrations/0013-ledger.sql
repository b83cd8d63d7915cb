-- Coins, CV credits and text messages of pages: one ledger, in which every move has both sides, and the lots that are left of what came in.

-- What a page has of one kind. Accounts of the house (what was sold, given, used up …) stand for the other side; nobody waits for
-- their balance, so it is not kept.
create table ledger_accounts (
  id integer generated always as identity primary key,
  page_id uuid references pages on delete cascade,
  house text check (house in ('sold', 'granted', 'used', 'ended', 'corrected')),
  kind text not null check (kind in ('coin', 'cv', 'sms')),
  balance integer not null default 0 check (page_id is null or balance >= 0),
  held integer not null default 0 check (held between 0 and balance),
  unique (page_id, kind),
  unique (house, kind),
  check ((page_id is null) <> (house is null))
);

-- What was asked of the ledger, once for each key.
create table ledger_postings (
  id bigint generated always as identity primary key,
  key text not null unique,
  -- the same key with another request is refused
  asked text not null,
  what text not null check (what in ('grant', 'purchase', 'spend', 'hold', 'capture', 'release', 'refund', 'end', 'correct')),
  account_id integer not null references ledger_accounts on delete cascade,
  -- what the page gained or lost; null for what only holds or lets go
  amount integer,
  -- for what: an action of the price list with the price at that moment, an order, a voucher, a note of staff
  about jsonb not null,
  by_id uuid references users on delete set null,
  at timestamptz not null
);
create index ledger_postings_account on ledger_postings (account_id, id desc) where amount is not null;

-- What came in together and ends together; what ends first is used first.
create table ledger_lots (
  id bigint generated always as identity primary key,
  account_id integer not null references ledger_accounts on delete cascade,
  source text not null check (source in ('bought', 'granted', 'returned')),
  posting_id bigint not null references ledger_postings on delete cascade,
  amount integer not null check (amount > 0),
  free integer not null check (free >= 0),
  held integer not null default 0 check (held >= 0),
  ends_at timestamptz not null,
  check (free + held <= amount)
);
create index ledger_lots_free on ledger_lots (account_id, ends_at, id) where free > 0;
create index ledger_lots_ending on ledger_lots (ends_at) where free > 0;

create table ledger_moves (
  posting_id bigint not null references ledger_postings on delete cascade,
  from_id integer not null references ledger_accounts,
  to_id integer not null references ledger_accounts,
  lot_id bigint not null references ledger_lots,
  amount integer not null check (amount > 0),
  check (from_id <> to_id)
);
create index ledger_moves_posting on ledger_moves (posting_id);
create index ledger_moves_lot on ledger_moves (lot_id);

-- Taken aside until it is known whether what it pays for happens.
create table ledger_holds (
  posting_id bigint primary key references ledger_postings on delete cascade,
  account_id integer not null references ledger_accounts on delete cascade,
  amount integer not null check (amount > 0),
  state text not null default 'held' check (state in ('held', 'captured', 'released')),
  until timestamptz not null
);
create index ledger_holds_until on ledger_holds (until) where state = 'held';

create table ledger_hold_lots (
  hold_id bigint not null references ledger_holds on delete cascade,
  lot_id bigint not null references ledger_lots on delete cascade,
  amount integer not null check (amount > 0),
  primary key (hold_id, lot_id)
);

insert into ledger_accounts (house, kind)
  select house, kind from unnest(array['sold', 'granted', 'used', 'ended', 'corrected']) house, unnest(array['coin', 'cv', 'sms']) kind;

-- Postings and moves are written once.
create function ledger_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to';
end $$;
-- Deeper triggers are those of foreign keys: a page that is deleted takes its books along, a person who is erased leaves the posting.
create trigger ledger_moves_stay before update or delete on ledger_moves for each row
  when (pg_trigger_depth() = 0) execute function ledger_stays();
create trigger ledger_postings_stay before update or delete on ledger_postings for each row
  when (pg_trigger_depth() = 0) execute function ledger_stays();

create function ledger_house(the_house text, the_kind text) returns integer language sql stable as $$
  select id from ledger_accounts where house = the_house and kind = the_kind
$$;

-- The account of a page, locked first by every verb: whoever comes second waits, and nobody waits in a circle.
create function ledger_lock(the_page uuid, the_kind text) returns integer language plpgsql as $$
declare account integer;
begin
  select id into account from ledger_accounts where page_id = the_page and kind = the_kind for no key update;
  if account is null then raise exception 'no account' using errcode = 'P0404'; end if;
  return account;
end $$;

-- The posting of a key; null where it was made before, with the same request.
create function ledger_post(
  the_key text, the_request text, the_what text, account integer, the_amount integer, the_about jsonb, by_whom uuid, moment timestamptz
) returns bigint language plpgsql as $$
declare posting bigint; known text;
begin
  insert into ledger_postings (key, asked, what, account_id, amount, about, by_id, at)
    values (the_key, the_request, the_what, account, the_amount, the_about, by_whom, moment)
    on conflict (key) do nothing returning id into posting;
  if posting is null then
    select asked into known from ledger_postings where key = the_key;
    if known <> the_request then raise exception 'another request had this key' using errcode = 'P0409'; end if;
  end if;
  return posting;
end $$;

-- Puts something in, as a lot of its own. False where the key is known.
create function ledger_give(
  the_page uuid, the_kind text, the_amount integer, the_source text, ends timestamptz,
  the_key text, the_what text, the_about jsonb, by_whom uuid, moment timestamptz
) returns boolean language plpgsql as $$
declare account integer; posting bigint; lot bigint; house text;
begin
  account := ledger_lock(the_page, the_kind);
  posting := ledger_post(the_key, format('%s %s %s %s', the_what, the_page, the_kind, the_amount), the_what, account, the_amount, the_about, by_whom, moment);
  if posting is null then return false; end if;
  house := case the_what when 'purchase' then 'sold' when 'correct' then 'corrected' else 'granted' end;
  insert into ledger_lots (account_id, source, posting_id, amount, free, ends_at)
    values (account, the_source, posting, the_amount, the_amount, ends) returning id into lot;
  insert into ledger_moves values (posting, ledger_house(house, the_kind), account, lot, the_amount);
  update ledger_accounts set balance = balance + the_amount where id = account;
  return true;
end $$;

-- Takes so much from the lots that end first. False where the key is known; P0402 where there is too little.
create function ledger_take(
  the_page uuid, the_kind text, the_amount integer, the_key text, the_what text, the_about jsonb, by_whom uuid, moment timestamptz
) returns boolean language plpgsql as $$
declare account integer; posting bigint; lot record; part integer; rest integer := the_amount; house integer;
begin
  account := ledger_lock(the_page, the_kind);
  posting := ledger_post(the_key, format('%s %s %s %s', the_what, the_page, the_kind, the_amount), the_what, account, -the_amount, the_about, by_whom, moment);
  if posting is null then return false; end if;
  house := ledger_house(case the_what when 'correct' then 'corrected' else 'used' end, the_kind);
  while rest > 0 loop
    select id, free into lot from ledger_lots where account_id = account and free > 0 and ends_at > moment order by ends_at, id limit 1;
    if not found then raise exception 'too little' using errcode = 'P0402', detail = the_amount - rest; end if;
    part := least(rest, lot.free);
    update ledger_lots set free = free - part where id = lot.id;
    insert into ledger_moves values (posting, account, house, lot.id, part);
    rest := rest - part;
  end loop;
  update ledger_accounts set balance = balance - the_amount where id = account;
  return true;
end $$;

-- Sets so much aside until a moment. False where the key is known; P0402 where there is too little.
create function ledger_hold(
  the_page uuid, the_kind text, the_amount integer, hold_until timestamptz, the_key text, the_about jsonb, by_whom uuid, moment timestamptz
) returns boolean language plpgsql as $$
declare account integer; posting bigint; lot record; part integer; rest integer := the_amount;
begin
  account := ledger_lock(the_page, the_kind);
  posting := ledger_post(the_key, format('hold %s %s %s', the_page, the_kind, the_amount), 'hold', account, null, the_about, by_whom, moment);
  if posting is null then return false; end if;
  insert into ledger_holds (posting_id, account_id, amount, until) values (posting, account, the_amount, hold_until);
  while rest > 0 loop
    select id, free into lot from ledger_lots where account_id = account and free > 0 and ends_at > moment order by ends_at, id limit 1;
    if not found then raise exception 'too little' using errcode = 'P0402', detail = the_amount - rest; end if;
    part := least(rest, lot.free);
    update ledger_lots set free = free - part, held = held + part where id = lot.id;
    insert into ledger_hold_lots values (posting, lot.id, part);
    rest := rest - part;
  end loop;
  update ledger_accounts set held = held + the_amount where id = account;
  return true;
end $$;

-- What came back to a lot that has ended meanwhile can be used for seven days more.
create function ledger_put_back(posting bigint, account integer, lot bigint, part integer, moment timestamptz) returns bigint language plpgsql as $$
declare target bigint;
begin
  update ledger_lots set free = free + part where id = lot and ends_at > moment returning id into target;
  if target is null then
    insert into ledger_lots (account_id, source, posting_id, amount, free, ends_at)
      values (account, 'returned', posting, part, part, moment + interval '7 days') returning id into target;
  end if;
  return target;
end $$;

-- Uses up what was set aside, or lets it go; of two at once the first decides. False where it was settled so before, P0409 where otherwise.
create function ledger_settle(hold_key text, captured boolean, the_about jsonb, by_whom uuid, moment timestamptz) returns boolean language plpgsql as $$
declare hold record; posting bigint; part record; the_kind text; target bigint; verb text := case when captured then 'capture' else 'release' end;
begin
  select h.posting_id, h.account_id, h.amount into hold from ledger_holds h join ledger_postings p on p.id = h.posting_id where p.key = hold_key;
  if not found then raise exception 'no such hold' using errcode = 'P0404'; end if;
  select kind into the_kind from ledger_accounts where id = hold.account_id for no key update;
  posting := ledger_post(verb || ' ' || hold_key, verb, verb, hold.account_id, case when captured then -hold.amount end, the_about, by_whom, moment);
  if posting is null then return false; end if;
  update ledger_holds set state = verb || 'd' where posting_id = hold.posting_id and state = 'held';
  if not found then raise exception 'settled otherwise' using errcode = 'P0409'; end if;
  for part in select lot_id, amount from ledger_hold_lots where hold_id = hold.posting_id loop
    update ledger_lots set held = held - part.amount where id = part.lot_id;
    if captured then
      insert into ledger_moves values (posting, hold.account_id, ledger_house('used', the_kind), part.lot_id, part.amount);
    else
      target := ledger_put_back(posting, hold.account_id, part.lot_id, part.amount, moment);
      -- in the books what was in an ended lot ends, and is given anew
      if target <> part.lot_id then
        insert into ledger_moves values (posting, hold.account_id, ledger_house('ended', the_kind), part.lot_id, part.amount);
        insert into ledger_moves values (posting, ledger_house('ended', the_kind), hold.account_id, target, part.amount);
      end if;
    end if;
  end loop;
  update ledger_accounts set held = held - hold.amount, balance = balance - case when captured then hold.amount else 0 end where id = hold.account_id;
  return true;
end $$;

-- Gives back so much of what a posting took, the lot that ends last first. False where the key is known; P0409 where more than was taken would come back.
create function ledger_return(
  taken_key text, the_amount integer, the_key text, the_about jsonb, by_whom uuid, moment timestamptz
) returns boolean language plpgsql as $$
declare taken record; posting bigint; part record; back integer; rest integer := the_amount; the_kind text;
begin
  select id, account_id into taken from ledger_postings where key = taken_key and what in ('spend', 'capture');
  if not found then raise exception 'nothing was taken' using errcode = 'P0404'; end if;
  select kind into the_kind from ledger_accounts where id = taken.account_id for no key update;
  posting := ledger_post(the_key, format('refund %s %s', taken_key, the_amount), 'refund', taken.account_id, the_amount,
    the_about || jsonb_build_object('of', taken_key), by_whom, moment);
  if posting is null then return false; end if;
  if the_amount > (select sum(amount) from ledger_moves where posting_id = taken.id)
    - (select coalesce(sum(amount), 0) from ledger_postings where what = 'refund' and about->>'of' = taken_key and id <> posting)
  then raise exception 'more than was taken' using errcode = 'P0409'; end if;
  for part in select m.lot_id, m.amount from ledger_moves m join ledger_lots l on l.id = m.lot_id where m.posting_id = taken.id order by l.ends_at desc, l.id desc loop
    exit when rest = 0;
    -- what came back before went to the last lots too
    back := least(rest, part.amount, (select amount - free - held from ledger_lots where id = part.lot_id));
    continue when back <= 0;
    insert into ledger_moves values (posting, ledger_house('used', the_kind), taken.account_id,
      ledger_put_back(posting, taken.account_id, part.lot_id, back, moment), back);
    rest := rest - back;
  end loop;
  if rest > 0 then raise exception 'more than was taken' using errcode = 'P0409'; end if;
  update ledger_accounts set balance = balance + the_amount where id = taken.account_id;
  return true;
end $$;
create index ledger_refunds on ledger_postings ((about->>'of')) where what = 'refund';

-- Lets what is left of a lot end. False where nothing of it is.
create function ledger_end(the_lot bigint, moment timestamptz) returns boolean language plpgsql as $$
declare account integer; posting bigint; rest integer; the_kind text;
begin
  select account_id into account from ledger_lots where id = the_lot;
  select kind into the_kind from ledger_accounts where id = account for no key update;
  select free into rest from ledger_lots where id = the_lot and ends_at <= moment;
  if coalesce(rest, 0) = 0 then return false; end if;
  -- a lot ends twice where something that was held came loose later
  posting := ledger_post(format('end:%s:%s', the_lot, (select count(*) from ledger_moves where lot_id = the_lot)), 'end', 'end', account, -rest, '{}', null, moment);
  update ledger_lots set free = 0 where id = the_lot;
  insert into ledger_moves values (posting, account, ledger_house('ended', the_kind), the_lot, rest);
  update ledger_accounts set balance = balance - rest where id = account;
  return true;
end $$;

-- What a new page begins with.
create table ledger_openings (
  kind text primary key check (kind in ('coin', 'cv', 'sms')),
  amount integer not null check (amount > 0),
  days integer not null check (days > 0)
);
insert into ledger_openings values ('cv', 10, 60);

create function ledger_open() returns trigger language plpgsql as $$
declare opening record;
begin
  insert into ledger_accounts (page_id, kind) select new.id, one from unnest(array['coin', 'cv', 'sms']) one;
  for opening in select * from ledger_openings loop
    perform ledger_give(new.id, opening.kind, opening.amount, 'granted', new.created_at + make_interval(days => opening.days),
      format('opening:%s:%s', opening.kind, new.id), 'grant', '{"for": "opening"}', null, new.created_at);
  end loop;
  return null;
end $$;
create trigger pages_open_accounts after insert on pages for each row execute function ledger_open();

-- What pages had of CV credits until now: the grant that every page began with, and what was spent and came back of it.
insert into ledger_accounts (page_id, kind) select id, one from pages, unnest(array['coin', 'cv', 'sms']) one;
select ledger_give(id, 'cv', 10, 'granted', now() + interval '60 days', format('opening:cv:%s', id), 'grant', '{"for": "opening"}', null, created_at) from pages;
do $$
declare entry record;
begin
  for entry in select * from credit_entries where reason <> 'grant' order by at, id loop
    if entry.reason = 'spend' then
      perform ledger_take(entry.page_id, 'cv', -entry.amount, entry.key, 'spend', '{"for": "unlock"}', entry.actor_id, entry.at);
    else
      perform ledger_return(substr(entry.key, 6), entry.amount, entry.key, '{"for": "unlock"}', entry.actor_id, entry.at);
    end if;
  end loop;
end $$;
drop table credit_entries, credit_accounts;
