import { z } from 'zod'
import { CvLook, printFormats, redactions } from '#features/cvs/look-contract.ts'
import { Added } from './contract.ts'
import { modes } from './rules.ts'

/** How a CV was asked to be printed, as it is stored. */
export const Asked = z.object({
  look: CvLook,
  redaction: z.enum(redactions),
  format: z.enum(printFormats),
  mode: z.enum(modes),
  added: Added.nullable(),
})
export type Asked = z.output<typeof Asked>
