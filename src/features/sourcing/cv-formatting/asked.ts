import { z } from 'zod'
import { CvLook, printFormats, printModes, redactions } from '#libraries/cv-content/look-contract.ts'
import { Added } from './contract.ts'

/** How a CV was asked to be printed, as it is stored. */
export const Asked = z.object({
  look: CvLook,
  mode: z.enum(printModes).default('reformat'),
  redaction: z.enum(redactions),
  format: z.enum(printFormats),
  added: Added.nullable(),
})
export type Asked = z.output<typeof Asked>
