import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, del, done, get, post } from '#platform/shared/contract.ts'
import { language, line, lookupId } from '#platform/shared/fields.ts'

/** What a part of a query is about. */
export const partKinds = [
  'occupation',
  'level',
  'experience',
  'place',
  'type',
  'workplace',
  'shift',
  'fact',
  'pay',
  'company',
  'skill',
  'unused',
] as const

/** How words that somebody typed were read. */
export const Understood = z.object({
  /** Each part as it was typed, and what it was read as, in the reader’s language. */
  parts: z.array(
    z.object({
      kind: z.enum(partKinds),
      /** Which type, hours, fact or level; of pay `5000 AED month`, with `most` behind it for the most, of experience how many years. */
      value: z.string().nullable(),
      words: z.string(),
      /** Its name in a list; null where the words say it themselves. */
      text: z.string().nullable(),
    }),
  ),
  /** What must be missing, as it was typed, and what it was read as; its text is its name, or the words without their sign. */
  left_out: z.array(
    z.object({
      kind: z.enum(['place', 'type', 'workplace', 'words']),
      value: z.string().nullable(),
      words: z.string(),
      text: z.string().nullable(),
    }),
  ),
  /** Other places that are called as one of the parts is: the city of عمان beside the country. */
  namesakes: z.array(z.object({ words: z.string(), id: z.number(), text: z.string() })),
  /** Words that are looked for as they are. */
  rest: z.string(),
  /** What was typed, where something else was searched for: slips, another keyboard, other letters. */
  mended: z.object({ from: z.string(), to: z.string() }).nullable(),
})

const OccupationName = z.object({
  id: z.uuid(),
  position_id: z.number(),
  position: z.string(),
  language,
  name: z.string(),
})
const refreshedBy = ['occupation.named', 'occupation.unnamed']

export const readOccupationNames = get('/admin/occupation-names', {
  summary: 'Names that admins gave to occupations, and what was searched for in vain in the last weeks',
  who: staff('staff.lookup.edit'),
  gives: answer(
    z.object({
      names: z.array(OccupationName),
      /** The commonest first. */
      in_vain: z.array(z.object({ words: z.string(), language, times: z.number() })),
      /** How many searches with words there were in these weeks, and how many of them found nothing. */
      searches: z.object({ times: z.number(), empty: z.number() }),
    }),
  ),
  refreshedBy,
})
export const addOccupationName = post('/admin/occupation-names', {
  summary: 'Give an occupation another name: from now on it is understood in searches',
  who: staff('staff.lookup.edit'),
  takes: { position_id: lookupId, language, name: line(80, 2) },
  gives: answer(OccupationName),
  refuses: ['not_found', 'invalid'],
  status: 201,
})
export const removeOccupationName = del('/admin/occupation-names/{id}', {
  summary: 'Take a name from an occupation',
  who: staff('staff.lookup.edit'),
  takes: { id: z.uuid() },
  gives: done,
  refuses: ['not_found'],
})
