import { z } from 'zod'
import { accessReasons } from '#features/site/staff-rights/rules.ts'
import { answer, done, get, page, post } from '#platform/shared/contract.ts'
import { email, idCursor, moment } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'

const tries = { times: 10, seconds: 3600 }

const Export = z.object({
  state: z.enum(['none', 'waiting', 'building', 'ready', 'failed']),
  /** How much of it is there, 0 to 1. */
  part: z.number(),
  url: z.string().nullable(),
  until: moment.nullable(),
})

export const showExport = get('/user/export', {
  summary: 'The newest export of everything the account holds: how far it is, and where',
  who: signedIn,
  gives: answer(Export),
  refreshedBy: ['own_data.export_moved'],
})

export const askExport = post('/user/export', {
  summary: 'Put everything the account holds into one ZIP; a mail tells when it is there',
  who: signedIn,
  gives: answer(Export),
  refuses: ['proof_needed', 'export_running'],
  status: 201,
  limit: tries,
})

export const listConsents = get('/user/consents', {
  summary: 'What one agreed to and took back, newest first',
  who: signedIn,
  gives: answer(
    z.array(
      z.object({ what: z.string(), given: z.boolean(), text_version: z.string(), source: z.string(), at: moment }),
    ),
  ),
})

export const listAccesses = get('/user/data-accesses', {
  summary: 'When the site’s own people opened one’s data, in which role and on what occasion; newest first',
  who: signedIn,
  takes: { cursor: idCursor },
  gives: page(z.object({ id: z.string(), at: moment, role: z.string().nullable(), why: z.enum(accessReasons) })),
})

export const askDeactivation = post('/user/deactivation', {
  summary: 'The key that deactivates the own account, after a fresh proof',
  who: signedIn,
  gives: answer(z.object({ hash: z.string() })),
  refuses: ['proof_needed', 'sole_owner'],
  limit: tries,
})

export const mailDeactivation = post('/user-public/deactivation-mail', {
  summary: 'Mail such a key to an address, for whoever is signed out; the answer is always the same',
  who: anyone,
  takes: { email },
  gives: done,
  limit: tries,
})

/** Without a body (seed §7). */
export const deactivate = post('/user-public/deactivate/{hash}', {
  summary: 'Deactivate an account; signing in brings it back',
  who: anyone,
  takes: { hash: z.string().max(100) },
  gives: done,
  refuses: ['link_expired', 'sole_owner'],
  limit: { times: 20, seconds: 3600 },
})

export const askErasure = post('/user/erasure', {
  summary: 'Erase the account and all it holds after 30 days; signing in before then takes it back',
  who: signedIn,
  gives: answer(z.object({ erase_at: moment })),
  refuses: ['proof_needed', 'sole_owner'],
  limit: tries,
})
