-- How many people a team may have: so many are free, a plan may bring more.

alter table pages add column seats integer not null default 10 check (seats between 1 and 10000);
update products set perks = perks || jsonb_build_object('seats', case plan when 'growth' then 25 else 100 end)
  where kind = 'plan' and plan in ('growth', 'scale');
