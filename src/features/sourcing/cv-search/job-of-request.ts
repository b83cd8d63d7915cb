import { sql } from 'kysely'

/** The job a request names: one that is live and of which everybody knows the company. */
export const jobOfRequest = sql<{ title: string; reference: string } | null>`(select json_build_object(
    'title', job_texts.title, 'reference', jobs.reference)
  from jobs join job_texts on job_texts.job_id = jobs.id and job_texts.language = jobs.language
  where jobs.id = cv_requests.job_id and jobs.state = 'live' and not jobs.anonymous)`
