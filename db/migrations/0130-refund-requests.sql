-- Refunds above a sum wait for another member of staff before anything moves.
create table refund_requests (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  covers text not null check (covers in ('unused', 'all')),
  -- what it was worth when it was asked for, in the smallest units of the order's currency
  amount bigint not null check (amount > 0),
  reason text not null,
  state text not null check (state in ('waiting', 'done', 'declined')),
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz
);
-- of one order one waits at a time
create unique index refund_requests_waiting on refund_requests (order_id) where state = 'waiting';
create index refund_requests_order on refund_requests (order_id);
