import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const task = { user: z.string(), task: z.string(), name: z.string() }
const about = ({ user }: { user: string }) => ({ thing: 'user', id: user })
const topics = () => ['reviews:all']

export const workRetried = event('work.retried', { data: z.object(task), about, topics })
export const workDropped = event('work.dropped', { data: z.object({ ...task, reason: z.string() }), about, topics })
