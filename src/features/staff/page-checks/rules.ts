import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** A licence is reminded of so many days before it ends. */
export const remindDays = 30

/** Nobody decides about a page of the own, in whatever role (product.md §1, agent). */
export const mayDecide = (own: boolean): Answer => (own ? refuse('own_work') : yes)

/** A decision against a page is told with words. */
export const needsWords = (decision: string): boolean => decision !== 'verified' && decision !== 'activate'
