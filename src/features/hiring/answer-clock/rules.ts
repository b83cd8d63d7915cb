/** So many days before an answer is due, the team is reminded (product.md, "Application"). */
export const remindDays = 3
/** Whoever heard nothing for so many days is told so, and waits no longer. */
export const lapseDays = 60

/** What somebody who still waits is told when the job is closed: the closing's own reason, in kind words. */
export const closingWords = ['filled', 'filled_elsewhere', 'cancelled', 'expired', 'cap_reached', 'moderation'] as const
