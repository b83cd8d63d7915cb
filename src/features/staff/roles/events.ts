import { z } from 'zod'
import { staffRoles } from '#features/site/staff-rights/permissions.ts'
import { event } from '#platform/shared/event.ts'

const data = z.object({
  change: z.string(),
  user: z.string(),
  role: z.enum(staffRoles),
  give: z.boolean(),
  reason: z.string(),
})
const about = ({ user }: z.output<typeof data>) => ({ thing: 'user', id: user })

/** A change of somebody's roles waits for another pair of eyes. */
export const roleAsked = event('staff.role_asked', { data, about, topics: () => ['staff:roles'] })
export const roleDeclined = event('staff.role_declined', { data, about, topics: () => ['staff:roles'] })
/** Somebody has a role of the site's own people, or has it no more. */
export const roleChanged = event('staff.role_changed', {
  data,
  about,
  topics: ({ user }) => ['staff:roles', `user:${user}`],
})
