import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { importEvents, importStates } from './import-states.ts'

const Imported = z.object({ imported: z.string(), page: z.string(), user: z.string().nullable() })
type Imported = z.output<typeof Imported>
const about = ({ imported, page }: Imported) => ({ thing: 'imported', id: imported, page })
const topics = ({ page, user }: Imported) => [`page:${page}`, ...(user ? [`user:${user}`] : [])]

/** What a page keeps of somebody it brought along was written or changed. */
export const importSaved = event('imported.saved', { data: Imported, about, topics })
/** Asked, agreed, claimed, refused, ran out, merged, taken back. */
export const importMoved = event('imported.moved', {
  data: Imported.extend({
    event: z.enum(importEvents),
    from: z.enum(importStates),
    to: z.enum(importStates),
    /** Why, in words; or by which way somebody agreed. */
    why: z.string().nullable().default(null),
  }),
  about,
  topics,
})
