import { z } from 'zod'
import { moment } from '#platform/shared/fields.ts'

const side = z.enum(['client', 'agency', 'person'])

/** What was asked or answered about somebody who is put forward, and to whom; unknown of the oldest. */
export const Question = z.object({ side, to: side.nullable(), name: z.string(), words: z.string(), at: moment })
