import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { clientStates, mandateStates } from './rules.ts'

const Saved = z.object({ client: z.string(), page: z.string() })

/** A client of an agency was added, changed, paused, ended. */
export const clientSaved = event('client.saved', {
  data: Saved.extend({ what: z.enum(['added', 'changed', 'pause', 'resume', 'end']), to: z.enum(clientStates) }),
  about: ({ client, page }) => ({ thing: 'client', id: client, page }),
  topics: ({ page }) => [`page:${page}`],
})
/** A client's job was added, changed, held, filled, closed. */
export const mandateSaved = event('mandate.saved', {
  data: Saved.extend({
    mandate: z.string(),
    what: z.enum(['added', 'changed', 'hold', 'resume', 'fill', 'close']),
    to: z.enum(mandateStates),
  }),
  about: ({ mandate, page }) => ({ thing: 'mandate', id: mandate, page }),
  topics: ({ page }) => [`page:${page}`],
})
