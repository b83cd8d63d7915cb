-- Why: filters, days and words of the title become lexemes of one index, so that a search reads some hundred rows, not all that match.
drop table job_search;
drop function fold_arabic(text);
-- Arabic is folded and stemmed before it comes here; the parser's other letters are left as they are
alter text search configuration masar_ar alter mapping for word, hword, hword_part with simple;

-- Derived and disposable: live jobs only, with everything a card needs, refilled from events.
create table job_search (
  id uuid primary key,
  country_id integer not null,
  city_id integer,
  page_id uuid not null,
  language text not null,
  title text not null,
  page_name text not null,
  page_slug text not null,
  page_verified boolean not null,
  page_logo_id uuid,
  reference text not null,
  position_id integer,
  employment_types text[] not null,
  workplace text not null,
  experience text,
  languages text[] not null,
  visa_support boolean not null,
  salary_min integer,
  salary_max integer,
  salary_currency text,
  salary_period text,
  -- comparable across currencies and periods: US dollars a month
  salary_month_usd integer,
  applicant_cap integer,
  applicants_count integer not null,
  -- milliseconds, so that a cursor written by JavaScript names a moment exactly
  published_at timestamptz(3) not null,
  confirmed_at timestamptz not null,
  -- words of title (A) and skills (B), exact words of the title (=word), filters; read while walking, so it stays in the row
  tk tsvector not null,
  -- all of the job's words, words of the title once more (t/word), filters and days; only the index reads it
  fts tsvector not null
) with (toast_tuple_target = 1024);
alter table job_search
  alter title set storage main, alter page_name set storage main, alter page_slug set storage main,
  alter employment_types set storage main, alter languages set storage main,
  alter tk set storage main, alter fts set storage external;
-- written at once: a list of waiting entries would be read through by every search
create index job_search_fts on job_search using gin (fts) with (fastupdate = off);
create index job_search_newest on job_search (published_at desc, id desc);
create index job_search_country on job_search (country_id, published_at desc, id desc);
create index job_search_page on job_search (page_id, published_at desc);

-- In how many jobs a lexeme stands; common ones only. The empty lexeme counts the jobs. Counted anew every night.
create table search_lexemes (
  lexeme text primary key,
  jobs integer not null
);
-- Words of titles and skills as people write them, for "did you mean". Trigrams know only Latin letters here, whatever the
-- database's locale; `alike` is the word spelled with them, letter by letter, apart by script.
create table search_words (
  folded text primary key,
  word text not null,
  script text not null,
  alike text not null,
  jobs integer not null
);
create index search_words_alike on search_words using gin (alike gin_trgm_ops);
delete from loaded_content where name = 'job_search';
