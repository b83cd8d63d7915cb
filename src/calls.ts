import type { Handled } from '#platform/server/http/door.ts'

/** Every call of the API. */
export const calls: readonly Handled[] = []
