-- What came in for an order, payment by payment: a card that was tried twice, or a part by card and a part by transfer, add up and go back the way they came.

create table order_payments (
  -- the payment service, or by hand: a transfer that staff saw
  gateway text not null,
  ref text not null,
  order_id uuid not null references orders on delete cascade,
  paid bigint not null default 0 check (paid >= 0),
  -- what the payment service says went back
  refunded bigint not null default 0 check (refunded >= 0),
  primary key (gateway, ref)
);
create index order_payments_order on order_payments (order_id);

insert into order_payments (gateway, ref, order_id, paid, refunded)
  select gateway, gateway_ref, id, paid, refunded from orders where gateway_ref is not null;
insert into order_payments (gateway, ref, order_id, paid)
  select 'hand', id::text, id, paid from orders where gateway_ref is null and paid > 0;

-- Which payment a refund goes back to; none where it goes back by hand.
alter table refunds add column gateway text, add column gateway_ref text, add check ((gateway is null) = (gateway_ref is null));
update refunds set gateway = orders.gateway, gateway_ref = orders.gateway_ref from orders where orders.id = order_id;
