import { z } from 'zod'
import { answer, get, post, raw } from '#platform/shared/contract.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'

export const mostBytes = 20_000_000

export const StoredFile = z.object({
  id: z.string(),
  name: z.string(),
  mime: z.string(),
  size: z.number(),
  url: z.string(),
  thumb_url: z.string().nullable(),
})

export const addFile = post('/store-file', {
  summary: 'Store a picture or document; its kind is found by its content',
  who: signedIn,
  gives: answer(StoredFile),
  refuses: ['too_large', 'wrong_type', 'file_unreadable', 'file_missing'],
  status: 201,
  upload: { fields: ['file'], maxBytes: mostBytes },
  limit: { times: 60, seconds: 600 },
})

export const pictureAsText = get('/resources/convert-image', {
  summary: 'A picture one has stored, as a data URL at most 1024 px wide; addresses are never fetched',
  who: signedIn,
  takes: { file: z.uuid() },
  gives: answer(z.object({ url: z.string(), mime: z.string(), size: z.number() })),
  refuses: ['not_found', 'wrong_type', 'too_large', 'file_unreadable'],
  limit: { times: 60, seconds: 60 },
})

export const readFile = get('/files/{id}/{name}', {
  summary: 'The bytes of a file, for its owner and whoever was granted it; ranges and ETag',
  who: anyone,
  takes: {
    id: z.uuid(),
    name: z.string().max(300),
    sig: z.string().max(1000).optional(),
    range: z.string().max(100).optional(),
  },
  gives: raw,
  refuses: ['not_found'],
})

export const readThumbnail = get('/files/{id}/thumb/{size}', {
  summary: 'A picture, smaller: 64, 160, 480, 960 or 1600 px wide',
  who: anyone,
  takes: { id: z.uuid(), size: z.coerce.number(), sig: z.string().max(1000).optional() },
  gives: raw,
  refuses: ['not_found'],
})
