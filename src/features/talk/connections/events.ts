import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const Connection = z.object({ connection: z.string(), user: z.string(), other: z.string().nullable() })
type Connection = z.output<typeof Connection>
const about = ({ connection }: Connection) => ({ thing: 'connection', id: connection })
const both = ({ user, other }: Connection) => [user, other].flatMap((one) => (one ? [`user:${one}`] : []))

/** Somebody asks; of an address it is known only later whose it is. */
export const connectionAsked = event('connection.asked', { data: Connection, about, topics: both })
/** Two are connected, or not any more; or somebody said no, which only they hear of. */
export const connectionChanged = event('connection.changed', {
  data: Connection.extend({ what: z.enum(['accepted', 'declined', 'ended']) }),
  about,
  topics: (told) => (told.what === 'declined' ? [`user:${told.other}`] : both(told)),
})
