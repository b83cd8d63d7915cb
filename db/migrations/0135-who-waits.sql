-- Desks and phones ask all day who waits, and a day has thousands who do not any more.
create index day_visits_in_queue on day_visits (day_id) where state in ('checked_in', 'queued');
