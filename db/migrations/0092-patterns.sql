-- What accounts have in common is looked for by these: telephones of places, texts of jobs, tax numbers, devices.
create index page_places_phone on page_places (phone) where phone is not null;
create index job_texts_description on job_texts (md5(description));
create index page_billing_tax on page_billing (tax_number) where tax_number <> '';
create index devices_hash on devices (device_hash);
