import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const data = z.object({ user: z.string(), queue: z.string(), thing: z.string() })
const about = ({ user }: z.output<typeof data>) => ({ thing: 'user', id: user })
const topics = () => ['reviews:all']

export const queueTaken = event('queue.taken', { data, about, topics })
export const queueHandedBack = event('queue.handed_back', { data, about, topics })
