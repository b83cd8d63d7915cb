-- What of a CV a job is compared with, made ready: words of its lines folded, once as everybody may see it and once whole, and what
-- the profile says beside it. Null until the CV is indexed anew, and read from the CV until then.
alter table cv_search
  add column compared json,
  add column compared_whole json,
  add column beside json;
