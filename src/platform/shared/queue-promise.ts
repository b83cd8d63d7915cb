/** How soon somebody looks at what waits: working days of the site (Monday to Friday, UTC), or hours. */
export type QueuePromise = { workingDays: 1 | 2 } | { hours: number }
