import type { Job } from './jobs.ts'

/** A must-have of the lists, and as an employer says it: whoever names the first meets the second in part. */
export const ownWords = { known: 'Freight forwarding', said: 'Freight forwarding by sea and air across the Gulf' }

/** One live job of the employer's page asks for something in words of its own. */
export function sayInOwnWords(jobs: readonly Job[]): void {
  const page = jobs[0]?.page.row.id
  const job = jobs.find(
    ({ row }) => row.page_id === page && row.state === 'live' && row.skills_must?.includes(ownWords.known),
  )
  if (job) job.row.skills_must = job.row.skills_must?.map((skill) => (skill === ownWords.known ? ownWords.said : skill))
}
