import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** A request carries a word so long. */
export const mostNote = 300
/** Requests one may send within a day, and have waiting. */
export const mostAsked = 20
export const mostWaiting = 100
/** A request waits for so many days; after a no the same person may not ask again for as long, and is not told so. */
export const waitDays = 90
/** What came to nothing is forgotten after so many days; a no counts until then. */
export const keptDays = 180

export const shows = ['accepted', 'asked_of_me', 'asked_by_me'] as const
export type Show = (typeof shows)[number]
export const answers = ['accept', 'decline', 'block'] as const

/** Whether somebody may ask once more. @param waiting requests without an answer that is known to them */
export const mayAsk = (waiting: number): Answer => (waiting < mostWaiting ? yes : refuse('connections_waiting'))
