import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** Messages a company may write to somebody who has not answered it. */
export const mostUnanswered = 2
/** Conversations that a company, or a candidate, may begin within a day. */
export const mostNewOfPage = 50
export const mostNewOfPerson = 20

/** Whether a company that may write to somebody may do so once more. */
export const mayWriteAgain = ({ written, answered }: { written: number; answered: boolean }): Answer =>
  answered || written < mostUnanswered ? yes : refuse('wait_for_answer')

type Reach = (capability: string) => string | null

/** What a member may do in what a company writes to people: such talk belongs to no job, so only reach of all counts. */
export function roleInDirect(scope: Reach): 'member' | 'reader' | null {
  if (scope('applicant.message') === 'all') return 'member'
  return scope('applicant.read') === 'all' ? 'reader' : null
}
