import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const User = z.object({ user: z.string() })
const about = ({ user }: { user: string }) => ({ thing: 'user', id: user })

export const accountDeactivated = event('account.deactivated', {
  data: User.extend({ erase_at: z.string().nullable() }),
  about,
})
export const accountErased = event('account.erased', { data: User, about })
export const exportMoved = event('own_data.export_moved', {
  data: User.extend({ export: z.string(), state: z.enum(['waiting', 'building', 'ready', 'failed']) }),
  about,
  topics: ({ user }) => [`user:${user}`],
})
