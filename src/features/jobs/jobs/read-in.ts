import { sql } from 'kysely'
import type { Language } from '#platform/shared/languages.ts'

/** Which text of a job somebody who looks for work reads, for a join of `job_texts`: in their language where the job has it, else its own. */
export const readIn = (language: Language) => sql<string>`case when exists (select from job_texts own
  where own.job_id = jobs.id and own.language = ${language}) then ${language} else jobs.language end`
