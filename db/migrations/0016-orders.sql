-- What pages buy: products with a price in each currency, plans, sellers and taxes, orders with their payments, refunds and invoices.

create table products (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('coins', 'cv', 'sms', 'plan')),
  -- so many of them; of a plan, so many months
  quantity integer not null check (quantity between 1 and 100000),
  -- the name of a plan, and what it brings each month
  plan text check ((plan is null) = (kind <> 'plan')),
  perks jsonb not null default '{}',
  withdrawn_at timestamptz
);
create unique index products_now on products (kind, coalesce(plan, ''), quantity) where withdrawn_at is null;

create table product_prices (
  product_id uuid not null references products on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- in the smallest unit of the currency: fils, halalas, cents
  amount bigint not null check (amount > 0),
  primary key (product_id, currency)
);

insert into products (kind, quantity) values
  ('coins', 10), ('coins', 25), ('coins', 50), ('coins', 100), ('cv', 10), ('cv', 25), ('cv', 100), ('sms', 500);
insert into products (kind, plan, quantity, perks)
  select 'plan', plan, months, perks::jsonb from (values
    ('growth', '{"live_jobs": 10, "coins": 15, "cv": 10, "formatted_cv": 40}'),
    ('scale', '{"live_jobs": 40, "coins": 60, "cv": 50, "formatted_cv": 200}')) plan (plan, perks), unnest(array[1, 12]) months;

insert into product_prices (product_id, currency, amount)
  select id, currency, amount * case currency when 'KWD' then 1000 else 100 end
  from (values
    ('AED', array[320, 725, 1350, 2500, 300, 700, 2400, 150, 700, 7000, 2200, 22000]),
    ('SAR', array[320, 725, 1350, 2500, 300, 700, 2400, 150, 700, 7000, 2200, 22000]),
    ('QAR', array[320, 725, 1350, 2500, 300, 700, 2400, 150, 700, 7000, 2200, 22000]),
    ('KWD', array[26.5, 60, 112, 208, 25, 58, 199, 12.5, 58, 580, 182, 1820]),
    ('EGP', array[1600, 3600, 6700, 12500, 1500, 3500, 12000, 750, 3500, 35000, 11000, 110000]),
    ('MAD', array[550, 1250, 2300, 4300, 500, 1200, 4100, 260, 1200, 12000, 3800, 38000]),
    ('USD', array[87, 197, 367, 680, 82, 190, 654, 41, 190, 1900, 599, 5990]),
    ('EUR', array[80, 180, 339, 629, 75, 175, 599, 38, 175, 1750, 549, 5490]),
    ('RUB', array[7000, 15900, 29500, 54500, 6500, 15300, 52500, 3300, 15300, 153000, 48000, 480000])) list (currency, amounts)
  cross join lateral unnest(amounts) with ordinality price (amount, at)
  join (select id, row_number() over (order by array_position(array['coins', 'cv', 'sms', 'plan'], kind), plan, quantity) as at from products) product using (at);

-- Who sells: the name, the tax number and the bank account that stand on invoices.
create table sellers (
  id smallint primary key generated always as identity,
  name text not null,
  address text not null default '',
  country_id integer not null,
  tax_number text not null default '',
  -- account holder, IBAN, bank and SWIFT; without an IBAN nothing can be paid by transfer
  bank jsonb not null default '{}',
  -- buyers of these countries; none for all that have no seller of their own
  countries integer[] not null default '{}',
  changed_by uuid references users on delete set null,
  changed_at timestamptz
);
create function country_number(code text) returns integer language sql immutable as $$
  select (ascii(code) - 65) * 26 + ascii(substr(code, 2)) - 64
$$;
insert into sellers (name, country_id) values ('Masar', country_number('AE'));

-- Value added tax by the day from which a rate holds.
create table tax_rates (
  country_id integer not null,
  rate numeric(4, 2) not null check (rate between 0 and 99),
  from_on date not null,
  primary key (country_id, from_on)
);
insert into tax_rates select country_number(code), rate, since::date from (values
  ('AE', 5, '2018-01-01'), ('SA', 5, '2018-01-01'), ('SA', 15, '2020-07-01'), ('BH', 5, '2019-01-01'), ('BH', 10, '2022-01-01'),
  ('OM', 5, '2021-04-16'), ('EG', 14, '2017-07-01'), ('JO', 16, '2000-01-01'), ('MA', 20, '2000-01-01'), ('FR', 20, '2014-01-01'),
  ('RU', 20, '2019-01-01'), ('RU', 22, '2026-01-01')) rate (code, rate, since);
drop function country_number;

-- To whom invoices of a page go.
create table page_billing (
  page_id uuid primary key references pages on delete cascade,
  name text not null,
  address text not null,
  city text not null,
  country_id integer not null,
  tax_number text not null default '',
  emails text[] not null default '{}',
  set_by uuid references users on delete set null,
  set_at timestamptz not null
);

create table orders (
  id uuid primary key,
  number text not null unique,
  -- books outlive pages
  page_id uuid references pages on delete set null,
  by_id uuid references users on delete set null,
  state text not null check (state in ('created', 'awaiting_payment', 'invoice_sent', 'paid', 'fulfilled', 'failed', 'cancelled', 'refunded')),
  way text not null check (way in ('card', 'transfer', 'nothing')),
  seller_id smallint not null references sellers,
  -- frozen with the order: name, address, city, country, tax number, emails, language
  billed_to jsonb not null,
  currency text not null,
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null check (discount between 0 and subtotal),
  tax_kind text not null check (tax_kind in ('standard', 'reverse', 'outside', 'none')),
  tax_rate numeric(4, 2) not null,
  tax bigint not null check (tax >= 0),
  total bigint not null check (total = subtotal - discount + tax),
  voucher_id uuid references vouchers on delete set null,
  -- what the browser calls this order, so that it is placed once
  key uuid not null unique,
  gateway text,
  gateway_ref text,
  pay_url text,
  -- payments that were begun
  attempts smallint not null default 0,
  paid bigint not null default 0 check (paid >= 0),
  refunded bigint not null default 0 check (refunded between 0 and paid),
  created_at timestamptz not null,
  due_at timestamptz not null,
  -- so many reminders went out
  reminded smallint not null default 0,
  paid_at timestamptz,
  ended_at timestamptz,
  disputed_at timestamptz,
  unique (gateway, gateway_ref)
);
create index orders_page on orders (page_id, id desc);
create index orders_open on orders (due_at) where state in ('created', 'awaiting_payment', 'invoice_sent', 'failed');

create table order_lines (
  order_id uuid not null references orders on delete cascade,
  position smallint not null,
  product_id uuid references products on delete set null,
  kind text not null,
  quantity integer not null,
  plan text,
  perks jsonb not null default '{}',
  count integer not null check (count between 1 and 100),
  -- of one, and of all; before discount and tax
  price bigint not null,
  amount bigint not null check (amount = price * count),
  primary key (order_id, position)
);

-- What gateways told, each once.
create table payment_events (
  gateway text not null,
  event_id text not null,
  order_id uuid not null references orders on delete cascade,
  kind text not null,
  at timestamptz not null,
  primary key (gateway, event_id)
);

-- The payment service of sites that have none: plainly marked, and no money moves.
create table test_payments (
  ref text primary key,
  order_id uuid not null references orders on delete cascade,
  amount bigint not null,
  currency text not null,
  state text not null default 'open' check (state in ('open', 'paid', 'failed')),
  refunded bigint not null default 0
);

create table refunds (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('asked', 'done')),
  reason text not null default '',
  by_id uuid references users on delete set null,
  asked_at timestamptz not null,
  done_at timestamptz
);
create index refunds_order on refunds (order_id);

-- Numbers without a gap: taken with what they number, in one transaction.
create table number_series (
  series text not null,
  year smallint not null,
  last integer not null,
  primary key (series, year)
);

create table invoices (
  id uuid primary key,
  order_id uuid not null references orders,
  refund_id uuid unique references refunds,
  kind text not null check ((kind = 'credit_note') = (refund_id is not null) and kind in ('invoice', 'credit_note')),
  seller_id smallint not null references sellers,
  year smallint not null,
  number integer not null,
  -- as it is printed, whatever changes later
  facts jsonb not null,
  issued_at timestamptz not null,
  unique (seller_id, kind, year, number)
);
create index invoices_order on invoices (order_id);

create table page_plans (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  product_id uuid references products on delete set null,
  order_id uuid references orders on delete set null,
  plan text not null,
  perks jsonb not null,
  months smallint not null check (months > 0),
  from_at timestamptz not null,
  until_at timestamptz not null,
  -- so many months' credits were given
  given smallint not null default 0,
  renews boolean not null default true,
  -- the order that would continue it
  renewal_id uuid references orders on delete set null
);
create index page_plans_page on page_plans (page_id, until_at);
create index page_plans_due on page_plans (until_at) where renews or given < months;

-- Vouchers that lower what an order costs, or give a product.
alter table voucher_batches drop constraint voucher_batches_kind_check, drop constraint voucher_batches_amount_check;
alter table voucher_batches
  add constraint voucher_batches_kind_check check (kind in ('coin', 'cv', 'sms', 'percent', 'amount', 'product')),
  -- coins, credits, messages, percent; of an amount its smallest units; of a product how often
  add constraint voucher_batches_amount_check check (amount between 1 and 100000000 and (kind <> 'percent' or amount <= 100)),
  add column currency text check ((currency is null) = (kind <> 'amount')),
  add column product_id uuid references products check ((product_id is null) = (kind <> 'product')),
  -- brands of the site where it holds; none for all
  add column brands text[] not null default '{}',
  add column first_order boolean not null default false;
alter table voucher_uses add column order_id uuid references orders on delete set null;

-- Takes back what is left of one posting's lots, where it was paid back. False where the key is known; P0402 where less is left.
alter table ledger_postings drop constraint ledger_postings_what_check;
alter table ledger_postings add constraint ledger_postings_what_check
  check (what in ('grant', 'purchase', 'spend', 'hold', 'capture', 'release', 'refund', 'end', 'correct', 'revoke'));
create function ledger_revoke(
  given_key text, the_amount integer, the_key text, the_about jsonb, by_whom uuid, moment timestamptz
) returns boolean language plpgsql as $$
declare given record; posting bigint; lot record; part integer; rest integer := the_amount; the_kind text;
begin
  select id, account_id into given from ledger_postings where key = given_key;
  if not found then raise exception 'nothing was given' using errcode = 'P0404'; end if;
  select kind into the_kind from ledger_accounts where id = given.account_id for no key update;
  posting := ledger_post(the_key, format('revoke %s %s', given_key, the_amount), 'revoke', given.account_id, -the_amount,
    the_about || jsonb_build_object('of', given_key), by_whom, moment);
  if posting is null then return false; end if;
  for lot in select id, free from ledger_lots where posting_id = given.id and free > 0 order by id loop
    exit when rest = 0;
    part := least(rest, lot.free);
    update ledger_lots set free = free - part where id = lot.id;
    insert into ledger_moves values (posting, given.account_id, ledger_house('sold', the_kind), lot.id, part);
    rest := rest - part;
  end loop;
  if rest > 0 then raise exception 'too little' using errcode = 'P0402', detail = the_amount - rest; end if;
  update ledger_accounts set balance = balance - the_amount where id = given.account_id;
  return true;
end $$;
