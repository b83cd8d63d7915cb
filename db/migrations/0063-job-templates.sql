-- Why: a page writes similar jobs again and again; a template keeps what a job says, without its dates.
create table job_templates (
  id uuid primary key,
  page_id uuid not null references pages on delete cascade,
  name text not null,
  fields jsonb not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null
);
create index job_templates_page on job_templates (page_id, created_at desc);
