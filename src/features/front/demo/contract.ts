import { z } from 'zod'
import { SignedIn } from '#features/people/accounts/contract.ts'
import { answer, get, post } from '#platform/shared/contract.ts'
import { anyone } from '#platform/shared/who.ts'

export const listPersonas = get('/demo/personas', {
  summary: 'People of the demo content (demo mode only)',
  who: anyone,
  gives: answer(z.array(z.object({ key: z.string(), name: z.string(), language: z.string() }))),
  refuses: ['not_found'],
})

export const becomePersona = post('/demo/personas/{key}', {
  summary: 'Become one of them (demo mode only)',
  who: anyone,
  takes: { key: z.string().max(40) },
  gives: SignedIn,
  refuses: ['not_found'],
})

export const listOutbox = get('/outbox', {
  summary: 'Messages that had no transport to go out by (development and demo mode only)',
  who: anyone,
  gives: answer(
    z.array(
      z.object({
        id: z.string(),
        channel: z.enum(['mail', 'sms', 'push']),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        at: z.string(),
      }),
    ),
  ),
  refuses: ['not_found'],
})
