-- A brand may have prices of its own; null for every brand that has none.

alter table prices add column brand text check (brand ~ '^[a-z0-9-]{1,40}$');
drop index prices_now;
create unique index prices_now on prices (action, variant, coalesce(country_id, 0), coalesce(brand, '')) where until_at is null;
