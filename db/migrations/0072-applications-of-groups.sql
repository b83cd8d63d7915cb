-- Which group of jobs an application came through, so that what came of a group can be counted anew at any time.
alter table applications add column group_id uuid references job_groups on delete set null;
create index applications_group on applications (group_id) where group_id is not null;
create index applications_via on applications (source) where source like 'via:%';
