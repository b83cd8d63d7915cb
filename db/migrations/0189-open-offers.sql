-- A draft of an offer is saved with what is known so far; whatever goes further says everything.
alter table offers
  alter column pay drop not null,
  alter column starts_on drop not null,
  alter column answer_by drop not null,
  add constraint offers_whole
    check (state in ('draft', 'withdrawn') or (pay is not null and starts_on is not null and answer_by is not null));
