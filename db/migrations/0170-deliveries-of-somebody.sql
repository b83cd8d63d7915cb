-- Whoever is forgotten is also taken out of what was sent to whom.
create index deliveries_recipient on deliveries (recipient);
