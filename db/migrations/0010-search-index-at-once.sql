-- Why: what waited in the index's list of pending entries made every search read it through, four times slower after a bulk load.
alter index job_search_fts set (fastupdate = off);
