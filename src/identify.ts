import type { Identify } from '#platform/server/http/request-context.ts'

/** Who asks, and for which company page. */
export const identify: Identify = async () => ({ me: null, seat: null })
