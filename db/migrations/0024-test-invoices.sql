-- Documents of test payments are numbered in series of their own: no money stands behind them, and the series of the books have no room for them.

alter table invoices
  add column is_test boolean not null default false,
  drop constraint invoices_seller_id_kind_year_number_key,
  add unique (seller_id, kind, is_test, year, number);
