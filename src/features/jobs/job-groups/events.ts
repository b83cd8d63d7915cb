import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { groupMoves, groupStates } from './group-states.ts'

const Group = z.object({ group: z.string(), page: z.string() })
type Group = z.output<typeof Group>
const about = ({ group, page }: Group) => ({ thing: 'job-group', id: group, page })
const topics = ({ page }: Group) => [`page:${page}`]

export const groupSaved = event('job-group.saved', { data: Group, about, topics })
export const groupMoved = event('job-group.moved', {
  data: Group.extend({
    from: z.enum(groupStates),
    to: z.enum(groupStates),
    move: z.enum(groupMoves),
    /** Whether the clock did it, because the last day has passed. */
    by_clock: z.boolean(),
  }),
  about,
  topics,
})
