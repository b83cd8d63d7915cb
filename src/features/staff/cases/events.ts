import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { appealSides, decisions } from './rules.ts'

const about = ({ case: id }: { case: string }) => ({ thing: 'case', id })
const topics = () => ['reviews:all']

/** A case was decided, or decided again after an appeal. */
export const caseDecided = event('case.decided', {
  data: z.object({
    case: z.string(),
    decision: z.enum(decisions),
    ground: z.string(),
    /** Of which side the appeal was, where there was one, and whether it was granted. */
    appeal: z.enum(appealSides).nullable(),
    granted: z.boolean(),
  }),
  about,
  topics,
})

/** A side asks for another look; who of a team it was stays out of the audit. */
export const caseAppealed = event('case.appealed', {
  data: z.object({ case: z.string(), appeal: z.string(), side: z.enum(appealSides) }),
  about,
  topics,
})
