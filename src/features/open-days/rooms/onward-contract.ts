import { z } from 'zod'
import { outcomes } from '#features/open-days/visits/visit-states.ts'
import { flag } from '#platform/shared/fields.ts'

/** On to a team of another company, which the visitor said yes to. */
export const Onward = z.object({ team: z.coerce.number().int().min(1).max(10_000), agreed: flag.default(false) })

/** A team of another company at the same day. */
export const Elsewhere = z.object({ team: z.number(), name: z.string(), company: z.string() })

/** What a company said before it sent somebody on. */
export const Before = z.object({ company: z.string(), outcome: z.enum(outcomes) })
