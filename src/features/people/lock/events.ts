import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const data = z.object({ user: z.string() })
const about = ({ user }: { user: string }) => ({ thing: 'user', id: user })

export const sessionLocked = event('account.session_locked', { data, about, topics: ({ user }) => [`user:${user}`] })
export const sessionUnlocked = event('account.session_unlocked', { data, about })
/** Too many wrong passwords at the lock. */
export const lockForced = event('account.lock_forced', { data, about })
