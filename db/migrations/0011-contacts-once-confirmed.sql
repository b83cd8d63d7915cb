-- An e-mail address or phone belongs to one account once it is confirmed there; before that anybody may have typed it, and
-- refusing the second would tell that the first exists.
drop index users_email;
drop index users_phone;
create unique index users_confirmed_email on users (lower(email)) where email_verified_at is not null;
create unique index users_confirmed_phone on users (phone) where phone_verified_at is not null;
create index users_email on users (lower(email), created_at desc);
create index users_phone on users (phone, created_at desc);
