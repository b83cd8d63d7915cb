-- What the site's own people write and switch: texts with versions, lines above every page, and what of the site is on for whom.
create table articles (
  id uuid primary key,
  -- the last part of its address
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  in_footer boolean not null default false,
  -- by language: title and body, as they are written now
  draft jsonb not null,
  -- goes up with each change of the draft: nobody writes over what somebody else wrote meanwhile
  version integer not null default 1,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null,
  withdrawn_at timestamptz
);

create table article_versions (
  article_id uuid not null references articles on delete cascade,
  number integer not null,
  texts jsonb not null,
  published_by uuid references users on delete set null,
  published_at timestamptz not null,
  primary key (article_id, number)
);

create table banners (
  id uuid primary key,
  -- by language
  texts jsonb not null,
  link text,
  tone text not null check (tone in ('plain', 'warm')),
  audience text not null check (audience in ('everyone', 'guests', 'candidates', 'companies', 'staff')),
  dismissable boolean not null default true,
  from_at timestamptz not null,
  until_at timestamptz,
  ended_at timestamptz,
  version integer not null default 1,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null,
  check (until_at > from_at)
);
create index banners_from on banners (from_at desc);

-- what is not here is as the code has it
create table switches (
  name text primary key,
  audience text not null check (audience in ('everyone', 'signed_in', 'staff', 'nobody')),
  -- when the site is expected to open again, of its own switch
  until_at timestamptz,
  reason text not null,
  version integer not null default 1,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null
);
