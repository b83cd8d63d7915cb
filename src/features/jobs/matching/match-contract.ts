import { z } from 'zod'

export const matchKinds = ['skill', 'experience', 'degree', 'language', 'licence', 'place', 'answer'] as const
/** `unknown`: nothing was said that could answer it. */
export const matchResults = ['met', 'not_met', 'unknown'] as const

/** What somebody's place is to one that is asked for and is not theirs: they would go there, live elsewhere in its country, or somewhere in it. */
export const nearPlaces = ['wish', 'other_city', 'country'] as const

/** Something a job asks for, and what shows whether it is there. */
export const Match = z.object({
  kind: z.enum(matchKinds),
  /** In the employer's words, or those of the lists; the code of a licence. */
  asked: z.string(),
  result: z.enum(matchResults),
  shown: z
    .object({
      from: z.enum(['cv', 'profile', 'answer']),
      /** The line as it stands there; the code of a licence; `yes` or `no`. */
      text: z.string(),
      marks: z.array(z.tuple([z.number(), z.number()])),
      /** Of the CV, where it has lines. */
      line: z.number().nullable(),
      /** Further lines of the CV that count beside it, each as a whole. */
      beside: z.array(z.number()).optional(),
      /** Jobs that count beside those of the text. */
      more: z.number().optional(),
    })
    .nullable(),
  /** Whole years of work that the CV shows, or the fewest that the profile says. */
  years: z.number().nullable(),
  /** Of years of work: that some of them are those of today. */
  is_now: z.boolean().optional(),
  /** More years than were asked for. */
  is_more: z.boolean().default(false),
  /** Of a place that is not simply met or missed. */
  near: z.enum(nearPlaces).optional(),
})
export type Match = z.output<typeof Match>

/** What a job asks for; a state of reading where the CV says nothing yet. */
export const Matched = z.object({
  state: z.enum(['read', 'waiting', 'unreadable', 'none']),
  matches: z.array(Match),
})
