import { z } from 'zod'
import { mostBytes } from '#features/site/files/contract.ts'
import { answer, post } from '#platform/shared/contract.ts'
import { spoken } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { surenesses } from './sureness-rules.ts'

/** So many photos of a paper CV become its pages. */
export const mostPhotos = 5
export const photoFields = Array.from({ length: mostPhotos }, (_, at) => `photo_${at}`)

export const joinPhotos = post('/cv-photos', {
  summary: 'Photos of a paper CV as one PDF, upright and without what the camera noted; nothing is stored',
  who: anyone,
  takes: { lang: spoken },
  gives: answer(z.object({ name: z.string(), pages: z.number(), /** Base64. */ pdf: z.string() })),
  refuses: ['file_missing', 'file_unsupported', 'file_unreadable', 'too_large'],
  upload: { fields: photoFields, maxBytes: mostBytes, maxFiles: mostPhotos },
  limit: { times: 20, seconds: 600 },
})

/** A value for a field of a form: `sure` may be taken as it is, `fairly` wants a look, `unsure` is only told. */
const ValueRead = z.object({ value: z.string(), sureness: z.enum(surenesses) }).nullable()
const ContactRead = z.object({ name: ValueRead, email: ValueRead, /** E.164, unless unsure. */ phone: ValueRead })
export type ContactRead = z.infer<typeof ContactRead>

export const lookAtCv = post('/cv-looks', {
  summary: 'What can be read of a file that would be sent as a CV: its contact data and its lines; nothing is stored',
  who: anyone,
  takes: {},
  gives: answer(
    z.object({
      /** What can be sent, but took too long to read, is `unread`. */
      state: z.enum(['read', 'wordless', 'unread']),
      contact: ContactRead,
      lines: z.array(z.string()),
      /** Whom it names, where that is another person than the one who is signed in. */
      of_another: z.string().nullable(),
    }),
  ),
  refuses: [...['file_missing', 'file_unsupported', 'file_encrypted', 'file_unreadable', 'file_bomb', 'too_large']],
  upload: { fields: ['cv'], maxBytes: mostBytes },
  // people who share an address are many at an open day; a file that is not looked at can be sent all the same
  limit: { times: 30, seconds: 600 },
})
