import { z } from 'zod'

/** One side of a paper, as it was when it was issued. */
export const Party = z.object({ name: z.string(), lines: z.array(z.string()), tax_number: z.string() })

/** What stands on an invoice or credit note: never changed afterwards. */
export const PaperFacts = z.object({
  seller: Party,
  buyer: Party,
  /** Who was placed, and for which job. */
  name: z.string(),
  job: z.string(),
  starts_on: z.string(),
  /** The number of the invoice that a credit note lowers. */
  of: z.string().nullable(),
})
export type PaperFacts = z.output<typeof PaperFacts>
