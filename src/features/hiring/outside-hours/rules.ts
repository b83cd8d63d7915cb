/** What can be wrong with a calendar that is kept elsewhere: see 0145. */
export const problems = ['address', 'answer', 'large', 'no_calendar'] as const
/** Busy hours are known from so many days ago to so many days ahead. */
export const [daysBack, daysAhead] = [7, 100]
