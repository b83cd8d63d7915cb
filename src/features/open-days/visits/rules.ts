const hour = 3_600_000

/** So long a freed place is held for the first who waits. */
export const offerHours = 2
/** Open days one may book within a day, with an account or from one address. */
export const mostADay = 20
/** People of a school or class that come together. */
export const mostParty = 40
export const leastParty = 2
/** People a team invites at once, and a day. */
export const mostInvited = 200
/** Reminders go out so long before. */
export const reminders = { day: 24 * hour, hour: 2 * hour }

/** Until when somebody may take a place that was freed: two hours, and never beyond its beginning. */
export const offeredUntil = (now: Date, starts_at: Date): Date =>
  new Date(Math.min(now.getTime() + offerHours * hour, starts_at.getTime()))

/** The code of a ticket as people read it out: `hhd4 k7pq`. */
export const codeWords = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`.toUpperCase()
