import { z } from 'zod'
import { SheetLine } from '#features/sourcing/cv-search/contract.ts'
import { answer, del, done, get, post } from '#platform/shared/contract.ts'
import { moment } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { importSources, importStates } from './import-states.ts'

/** What a company holds of somebody it brought along, as the person reads it. */
export const HeldOfMe = z.object({
  id: z.string(),
  company: z.object({ name: z.string(), slug: z.string(), verified: z.boolean() }),
  state: z.enum(importStates),
  source: z.enum(importSources),
  since: moment,
  purpose: z.string(),
  keep_until: moment.nullable(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  headline: z.string(),
  place: z.string().nullable(),
  positions: z.array(z.string()),
  salary: z.number().nullable(),
  salary_currency: z.string().nullable(),
  salary_period: z.string().nullable(),
  notice_days: z.number().nullable(),
  available_on: z.string().nullable(),
  /** Whether a picture is kept. */
  photo: z.boolean(),
  tags: z.array(z.string()),
  note: z.string(),
  lines: z.array(SheetLine),
  cv_language: z.string(),
})
export type HeldOfMe = z.output<typeof HeldOfMe>

const key = { key: z.string().max(100) }
const tries = { times: 60, seconds: 300 }

export const showConsent = get('/import-consents/{key}', {
  summary: 'Who holds what of somebody and why, by the link that was sent; changes nothing',
  who: anyone,
  takes: key,
  gives: answer(HeldOfMe.extend({ has_account: z.boolean() })),
  refuses: ['link_expired'],
  limit: tries,
})
export const answerConsent = post('/import-consents/{key}', {
  summary:
    'Agree, refuse or take back a yes, or take it over: refused, everything is forgotten; taken over, it is an account of one’s own',
  who: anyone,
  takes: { ...key, answer: z.enum(['agree', 'refuse', 'claim']) },
  gives: answer(
    z.object({
      state: z.enum(importStates),
      /** Where the first password is chosen, of an account made just now. */
      next: z.string().nullable(),
    }),
  ),
  refuses: ['link_expired', 'import_state', 'account_exists', 'not_allowed'],
  limit: tries,
})
export const heldOfMe = get('/user/held-by', {
  summary: 'Companies that brought one along, what they hold and what they wrote',
  who: signedIn,
  gives: answer(z.array(HeldOfMe)),
  refreshedBy: ['imported.moved', 'imported.saved'],
})
export const withdrawHeld = del('/user/held-by/{id}', {
  summary: 'Take one’s agreement back: the company forgets what it held',
  who: signedIn,
  takes: { id: z.uuid() },
  gives: done,
  refuses: ['not_found', 'import_state'],
})
