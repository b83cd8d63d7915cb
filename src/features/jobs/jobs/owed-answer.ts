import { sql } from 'kysely'

/**
 * Whether a candidate waits who has heard nothing of the company yet: a move they were told of, or a message, is an answer. The one
 * reading of the answer clock, for boards, lists of jobs and what is counted of them; over `applications`.
 */
export const isOwed = sql<boolean>`(applications.decided_at is null and applications.answered_at is null)`

/** Whether that answer is overdue. */
export const isLate = (now: Date) => sql<boolean>`(${isOwed} and applications.answer_due_at < ${now})`
