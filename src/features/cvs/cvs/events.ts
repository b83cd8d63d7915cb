import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const Cv = z.object({ user: z.string(), cv: z.string() })
type Cv = z.output<typeof Cv>
const about = ({ user }: Cv) => ({ thing: 'user', id: user })
const topics = ({ user }: Cv) => [`user:${user}`]

/** A CV came: as a file that will be read, or written from something else. */
export const cvStored = event('cv.stored', { data: Cv, about, topics })
/** What it says, its state, its name or which one is sent; also that it is gone. */
export const cvChanged = event('cv.changed', { data: Cv, about, topics })
