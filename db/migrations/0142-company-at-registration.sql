-- The company somebody named while registering: the name their company page begins with.
alter table users add column company text;
