-- What is asked for by its owner alone: half-hours of an open day, and how often jobs of a page were looked at and approved.
create index open_day_cells_day on open_day_cells (of_day_id, on_date, half);
create index job_reviews_approved on job_reviews (of_page_id, job_id) where kind = 'post' and decision = 'approved';
