-- When those who took part in an interview were last asked for their scorecards: not twice a day.
alter table interviews add column scorecards_asked_at timestamptz;
