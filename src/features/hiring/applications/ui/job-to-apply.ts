import type { JobView } from '#features/jobs/jobs/contract.ts'

/** As much of a job as applying to it needs. */
export type JobToApply = Pick<
  JobView,
  'id' | 'address' | 'company' | 'questions' | 'country_code' | 'answer_days' | 'closed_to'
>
