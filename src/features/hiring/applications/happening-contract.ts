import { z } from 'zod'
import { moment } from '#platform/shared/fields.ts'

/** Something that happened to an application, or that somebody wrote about it. */
export const Happening = z.object({
  id: z.string(),
  at: moment,
  what: z.enum([
    ...(['sent', 'brought', 'added', 'seen', 'moved', 'undone', 'claimed', 'message'] as const),
    ...(['invited', 'picked', 'other_asked', 'called_off', 'interviewers'] as const),
    ...(['offer_written', 'offer_sent', 'offer_withdrawn', 'offer_deleted'] as const),
  ]),
  by: z.string().nullable(),
  side: z.enum(['page', 'candidate', 'site']),
  from: z.string().nullable(),
  to: z.string().nullable(),
  text: z.string().nullable(),
  /** The agreed time of an interview. */
  slot: moment.nullable().default(null),
  /** What a message is called, where it was given a subject. */
  subject: z.string().default(''),
  /** Of a message that came by mail: who sent it, if not the person it is of; files, and those that were not kept. */
  mail: z
    .object({
      sender: z.string().nullable(),
      files: z.array(z.object({ name: z.string(), url: z.string() })),
      not_kept: z.array(z.string()),
    })
    .nullable()
    .default(null),
})
export type Happening = z.output<typeof Happening>
