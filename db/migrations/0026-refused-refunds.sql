-- A refund that its payment service refuses is seen by staff, who try again or send the money by hand.

alter table refunds
  -- what the payment service said to the last try, while the money has not gone back
  add column trouble text,
  -- so often it was refused: another try is another request there
  add column refused smallint not null default 0;
create index refunds_in_trouble on refunds (order_id) where trouble is not null;
