-- Rules of the automatic look as rows of a version: staff write a draft, try it, and publish it; what was found keeps its version.
create table rule_versions (
  id uuid primary key,
  -- version 1 are the rules of the release
  number integer not null unique check (number > 1),
  note text not null default '',
  made_by uuid references users on delete set null,
  made_at timestamptz not null,
  published_by uuid references users on delete set null,
  published_at timestamptz
);
-- one draft at a time
create unique index rule_versions_draft on rule_versions ((published_at is null)) where published_at is null;

create table rules (
  id uuid primary key,
  version_id uuid not null references rule_versions on delete cascade,
  kind text not null check (kind in ('fee', 'deposit', 'visa', 'passport', 'messenger')),
  language text not null check (language in ('en', 'ar', 'ru', 'fr', 'hi', 'ur', 'tl', 'bn')),
  does text not null check (does in ('finds', 'denies', 'spares', 'given_after', 'given_before')),
  phrase text not null,
  weight integer not null check (weight between 0 and 10),
  meaning text not null
);
create index rules_version on rules (version_id, id);
