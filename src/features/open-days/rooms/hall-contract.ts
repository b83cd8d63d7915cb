import { z } from 'zod'
import { deskWays } from '#features/open-days/open-days/rules.ts'
import { moment } from '#platform/shared/fields.ts'

export const Member = z.object({ id: z.string(), name: z.string() })
export const HallDesk = z.object({
  id: z.string(),
  name: z.string(),
  number: z.number(),
  /** Whose queue it calls. */
  team: z.number(),
  /** Whether that is another team’s than its own. */
  helps: z.boolean(),
  way: z.enum(deskWays),
  staff: z.array(Member),
  paused: z.boolean(),
  state: z.enum(['free', 'called', 'in_session', 'paused']),
  visitor: z.number().nullable(),
  since: moment.nullable(),
})
export const HallTeam = z.object({
  team: z.number(),
  name: z.string(),
  waiting: z.number(),
  longest: moment.nullable(),
  wait_minutes: z.number().nullable(),
  way: z.enum(deskWays),
  /** Who waits beyond the half-hour they were promised, and by how many minutes at most. */
  late: z.object({ count: z.number(), minutes: z.number() }),
})
/** A booth at a fair, whose desks its own company leads. */
export const HallBooth = z.object({
  id: z.string(),
  company: z.string(),
  waiting: z.number(),
  talking: z.number(),
  done: z.number(),
  calls: z.array(z.object({ desk: z.string(), number: z.number(), visitor: z.number(), since: moment.nullable() })),
})
