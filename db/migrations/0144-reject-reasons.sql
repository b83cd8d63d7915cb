-- Reasons of a page for not selecting somebody, with what the candidate reads, beside the reasons of the site.
create table page_reject_reasons (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  -- as the team reads it
  name text not null check (char_length(name) between 2 and 80),
  version integer not null default 1,
  changed_at timestamptz not null,
  -- applications that were rejected for it keep its words
  dropped_at timestamptz
);
create index page_reject_reasons_page on page_reject_reasons (page_id);
create table page_reject_reason_texts (
  reason_id uuid not null references page_reject_reasons on delete cascade,
  language text not null check (language in ('en', 'ar', 'ru', 'fr')),
  text text not null check (char_length(text) between 1 and 600),
  primary key (reason_id, language)
);
