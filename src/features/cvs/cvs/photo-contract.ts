import { z } from 'zod'
import { mostBytes } from '#features/site/files/contract.ts'
import { answer, post } from '#platform/shared/contract.ts'
import { spoken } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'

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

export const lookAtCv = post('/cv-looks', {
  summary: 'What can be read of a file that would be sent as a CV, line by line; nothing is stored',
  who: anyone,
  takes: {},
  gives: answer(z.object({ state: z.enum(['read', 'wordless']), lines: z.array(z.string()) })),
  refuses: [...['file_missing', 'file_unsupported', 'file_encrypted', 'file_unreadable', 'file_bomb', 'too_large']],
  upload: { fields: ['cv'], maxBytes: mostBytes },
  limit: { times: 8, seconds: 600 },
})
