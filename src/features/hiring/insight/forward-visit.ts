import type { Context } from '#platform/server/context.ts'

/** What of a visit is counted. */
export type Visit = { day: string; path: string; source: string; language: string }

const patience = 2_000
const mostUnderWay = 20
let underWay = 0

/** Tells an outside service, where `ANALYTICS_URL` names one, the same as is counted here; nobody waits for it. */
export function forwardVisit({ settings, log }: Context, visit: Visit): void {
  if (!settings.ANALYTICS_URL || underWay >= mostUnderWay) return
  underWay++
  fetch(settings.ANALYTICS_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(visit),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
    .then((answer) => answer.body?.cancel())
    .catch((error: unknown) => log.debug({ err: error }, 'a visit could not be forwarded'))
    .finally(() => {
      underWay--
    })
}
