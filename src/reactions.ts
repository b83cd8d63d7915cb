import type { Reaction } from '#platform/server/events/event.ts'

/** Everything that follows from an event. */
export const reactions: readonly Reaction[] = []
