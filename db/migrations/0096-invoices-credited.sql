-- What was credited of an invoice stands with it, so that only what is left of it is due.

alter table placement_invoices add column credited integer not null default 0
  check (credited >= 0 and credited <= amount);
update placement_invoices i set credited = least(i.amount, c.amount)
from (
  select placement_id, facts ->> 'of' as of, sum(amount)::int as amount
  from placement_invoices where kind = 'credit_note' group by 1, 2
) c
where i.kind = 'invoice' and i.placement_id = c.placement_id
  and c.of = i.year || '-' || lpad(i.number::text, greatest(4, length(i.number::text)), '0');
