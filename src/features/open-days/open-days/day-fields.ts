import { z } from 'zod'
import { Question } from '#features/jobs/jobs/job-fields.ts'
import { mostQuestions } from '#features/jobs/jobs/rules.ts'
import { countryId } from '#features/site/lookups/place-fields.ts'
import { calendarDay, flag, language, line, lookupId, moment, prose, webAddress } from '#platform/shared/fields.ts'
import { isZone } from '#platform/shared/time-zone.ts'
import { hoursPattern } from './hour-rules.ts'
import {
  buffers,
  dayKinds,
  dayWays,
  deskWays,
  mostDates,
  mostDesks,
  mostJobs,
  mostStaff,
  slotLengths,
} from './rules.ts'

const none = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null)
const blankIsNone = <T extends z.ZodType>(schema: T) => none(z.union([z.literal('').transform(() => null), schema]))
const oneOf = <N extends number>(numbers: readonly N[]) =>
  z.coerce.number().refine((one): one is N => (numbers as readonly number[]).includes(one))

/** What an open day says, in one language. */
export const DayText = z.object({
  language,
  title: line(160, 0).default(''),
  intro: prose(10_000).default(''),
  /** What to bring, one thing a line. */
  bring: prose(1000).default(''),
  /** Whom it is for, in words. */
  audience: prose(600).default(''),
  /** How to get there. */
  directions: prose(600).default(''),
})

/** A desk and what it does on each date, half-hour by half-hour. */
export const Desk = z.object({
  id: z.uuid(),
  name: line(80, 0).default(''),
  way: z.enum(deskWays).default('on_site'),
  languages: z.array(z.string().max(10)).max(8).default([]),
  staff: z.array(z.uuid()).max(mostStaff).default([]),
  hours: z.record(calendarDay, z.string().regex(hoursPattern)).default({}),
})
export type Desk = z.output<typeof Desk>

/** What visitors are asked once, for all desks; the CV is the file that goes along. */
export const DayQuestion = Question.extend({ id: z.uuid(), kind: z.enum(['text', 'yes_no', 'choice', 'number']) })

/** Everything the team writes of an open day; a draft may leave most of it open. */
export const dayFields = {
  language,
  texts: z.array(DayText).min(1).max(4),
  kind: z.enum(dayKinds).default('open_house'),
  way: z.enum(dayWays).default('on_site'),
  time_zone: z.string().max(60).refine(isZone),
  dates: z
    .array(calendarDay)
    .max(mostDates)
    .default([])
    .transform((dates) => [...new Set(dates)].toSorted()),
  country_id: countryId,
  city_id: none(lookupId),
  venue: line(160, 0).default(''),
  address: line(240, 0).default(''),
  map_url: blankIsNone(webAddress),
  cover_id: none(z.uuid()),
  jobs: z.array(z.uuid()).max(mostJobs).default([]),
  group_id: none(z.uuid()),
  slot_minutes: oneOf(slotLengths).default(15),
  buffer_minutes: oneOf(buffers).default(0),
  capacity_per_day: none(z.coerce.number().int().min(1).max(20_000)),
  capacity_per_slot: none(z.coerce.number().int().min(1).max(2000)),
  /** How many the house may hold at once. */
  most_inside: none(z.coerce.number().int().min(1).max(20_000)),
  closes_at: none(moment),
  waiting_list: flag.default(true),
  walk_ins: flag.default(false),
  parties: flag.default(false),
  cv_needed: flag.default(false),
  gender: none(z.coerce.number().int().min(1).max(2)),
  nationality_ids: z.array(lookupId).max(20).default([]),
  legal_ground: line(300, 0).default(''),
  permit_number: line(80, 0).default(''),
  questions: z.array(DayQuestion).max(mostQuestions).default([]),
  desks: z.array(Desk).max(mostDesks).default([]),
}
const Fields = z.object(dayFields)
export type DayFields = z.output<typeof Fields>

/** Fields as they were kept; what came later has its default. */
export const readFields = (kept: unknown): DayFields => Fields.parse(kept)
