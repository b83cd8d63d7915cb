import { z } from 'zod'
import { cvSections } from '#libraries/cv-content/content-contract.ts'

/** The parts of a CV whose history is told: what stands above them all, then its sections. */
export const changedParts = ['contact', ...cvSections] as const
export type ChangedPart = (typeof changedParts)[number]

/** How many entries of a part came, went and changed; a part that is one text only ever changes. */
export const PartChange = z.object({
  part: z.enum(changedParts),
  added: z.number(),
  removed: z.number(),
  changed: z.number(),
})
export type PartChange = z.output<typeof PartChange>
