-- Fees are invoiced in parts, and in advance for a client's job before anybody is placed there.

alter table placement_invoices alter column placement_id drop not null;
alter table placement_invoices add column mandate_id uuid references mandates on delete cascade;
alter table placement_invoices add constraint placement_invoices_of check (placement_id is not null or mandate_id is not null);
create index placement_invoices_mandate on placement_invoices (mandate_id);
