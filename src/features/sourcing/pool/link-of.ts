type Row = {
  source: string
  user_id: string | null
  application_id: string | null
  job_id: string | null
  drop_item_id: string | null
  imported_id: string | null
}

/** Where the company has somebody of its pool from: an application, a CV that was left, a search, a record of its own. */
export function linkOf({ source, user_id, application_id, job_id, drop_item_id, imported_id }: Row): string | null {
  if (application_id && job_id) return `/page/jobs/${job_id}/board?applicant=${application_id}`
  if (drop_item_id) return `/page/drops?show=answered&item=${drop_item_id}`
  if (source === 'search' && user_id) return `/cv-search?person=${user_id}`
  return imported_id ? `/page/candidates/${imported_id}` : null
}
