import { z } from 'zod'
import { answer, post } from '#platform/shared/contract.ts'
import { anyone } from '#platform/shared/who.ts'
import { mostMailBytes, outcomes } from './rules.ts'

export const takeMail = post('/inbound-mail', {
  summary:
    'A mail to a reply address, raw (message/rfc822) or as the file `mail`; for the mail server, with the secret',
  who: anyone,
  takes: {
    /** Whom the envelope names, where the email itself might not. */
    to: z.string().max(1000).optional(),
  },
  gives: answer(z.object({ outcome: z.enum(outcomes) })),
  refuses: ['not_found', 'not_allowed', 'file_missing', 'too_large'],
  upload: { fields: ['mail'], maxBytes: mostMailBytes, raw: 'message/rfc822' },
  limit: { times: 1200, seconds: 60 },
})
