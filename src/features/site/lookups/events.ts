import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { inEach } from '#platform/shared/languages.ts'

/** History hangs on ids that are UUIDs; all lists share this one, and the data names list and entry. */
const allLists = '6d617361-722d-7000-8000-6c6f6f6b7570'
const about = () => ({ thing: 'lookup', id: allLists })
const topics = () => ['lookups:all']

const texts = z.object(inEach(() => z.string()))
const entry = { list: z.string(), id: z.number() }

export const entryAdded = event('lookup.added', { data: z.object({ ...entry, texts }), about, topics })
export const entryWorded = event('lookup.worded', {
  /** `people`: of a city, before and now. */
  data: z.object({ ...entry, before: texts, texts, people: z.array(z.number()).optional() }),
  about,
  topics,
})
export const entryHidden = event('lookup.hidden', {
  data: z.object({ ...entry, hidden: z.boolean() }),
  about,
  topics,
})
export const entryMoved = event('lookup.moved', {
  data: z.object({ ...entry, before: z.number().nullable() }),
  about,
  topics,
})
/** Whatever pointed at the first points at the other. */
export const entriesMerged = event('lookup.merged', {
  data: z.object({ ...entry, into: z.number(), moved: z.number(), texts }),
  about,
  topics,
})
