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
  /** Which part of the fee it asks for, and what the whole fee is; none where it asks for all. */
  part: z.object({ number: z.number(), fee: z.number() }).nullable().default(null),
  /** Paid in advance, before anybody is placed. */
  retainer: z.boolean().default(false),
  /** The number of the invoice that a credit note lowers. */
  of: z.string().nullable(),
})
export type PaperFacts = z.output<typeof PaperFacts>
