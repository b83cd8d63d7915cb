import { z } from 'zod'
import { SignedIn } from '#features/people/accounts/contract.ts'
import { answer, del, done, get, post, put } from '#platform/shared/contract.ts'
import { flag, line } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/)

/** What `navigator.credentials` gives, as JSON (WebAuthn Level 3, §5.1); the library checks what is inside. */
const Credential = z.looseObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: base64url }),
  clientExtensionResults: z.looseObject({}).default({}),
})
const Options = answer(z.object({ ticket: z.string(), options: z.looseObject({ challenge: z.string() }) }))
const ticket = z.string().max(64)
const tries = { times: 30, seconds: 600 }

export const listPasskeys = get('/user/passkeys', {
  summary: 'The passkeys of the account',
  who: signedIn,
  gives: answer(
    z.array(z.object({ id: z.string(), name: z.string(), created_at: z.string(), used_at: z.string().nullable() })),
  ),
  refreshedBy: ['account.passkey_changed'],
})

export const askPasskey = post('/user/passkeys/options', {
  summary: 'What the browser needs to make a passkey',
  who: signedIn,
  gives: Options,
  refuses: ['proof_needed'],
  limit: tries,
})

export const addPasskey = post('/user/passkeys', {
  summary: 'Keep the passkey that the browser made',
  who: signedIn,
  takes: { ticket, credential: Credential },
  gives: answer(z.object({ id: z.string(), name: z.string() })),
  refuses: ['ticket_expired', 'passkey_refused'],
  status: 201,
  limit: tries,
})

export const namePasskey = put('/user/passkeys/{passkey}', {
  summary: 'Call a passkey something',
  who: signedIn,
  takes: { passkey: z.uuid(), name: line(60) },
  gives: done,
  refuses: ['not_found'],
})

export const removePasskey = del('/user/passkeys/{passkey}', {
  summary: 'Forget a passkey',
  who: signedIn,
  takes: { passkey: z.uuid() },
  gives: done,
  refuses: ['proof_needed', 'not_found'],
})

export const askSignIn = post('/authenticate/passkey/options', {
  summary: 'What the browser needs to sign in, or to prove who sits there, by passkey',
  who: anyone,
  gives: Options,
  limit: tries,
})

export const signInByPasskey = post('/authenticate/passkey', {
  summary: 'Sign in by passkey',
  who: anyone,
  takes: { ticket, credential: Credential, remember: flag.optional() },
  gives: SignedIn,
  refuses: ['ticket_expired', 'passkey_refused'],
  limit: tries,
})

export const proveByPasskey = post('/user/proof/passkey', {
  summary: 'Prove again who sits there, by passkey; holds for 15 minutes in this session',
  who: signedIn,
  takes: { ticket, credential: Credential },
  gives: done,
  refuses: ['ticket_expired', 'passkey_refused'],
  limit: tries,
})
