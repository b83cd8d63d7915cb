import type { Context } from '#platform/server/context.ts'

/** What of a view is told. */
export type View = Record<'day' | 'path' | 'source' | 'language' | 'device', string>

const patience = 2_000
const mostUnderWay = 20
let underWay = 0

/** Tells an outside service, where `ANALYTICS_URL` names one, the same as is counted here; nobody waits for it. */
export function forwardView({ settings, log }: Context, view: View): void {
  if (!settings.ANALYTICS_URL || underWay >= mostUnderWay) return
  underWay++
  fetch(settings.ANALYTICS_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(view),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
    .then((answer) => answer.body?.cancel())
    .catch((error: unknown) => log.debug({ err: error }, 'a view could not be forwarded'))
    .finally(() => {
      underWay--
    })
}
