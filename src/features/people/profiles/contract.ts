import { z } from 'zod'
import { currencyCode } from '#features/site/lookups/currency-fields.ts'
import { payAmount } from '#features/site/lookups/pay-fields.ts'
import { countryId, placeId } from '#features/site/lookups/place-fields.ts'
import { answer, get, put } from '#platform/shared/contract.ts'
import { calendarDay, line, lookupId, moment, prose, webAddress } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'

export const visibilities = ['hidden', 'applied_only', 'on_request', 'searchable', 'public'] as const
export const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const
export const noticePeriods = ['now', '2_weeks', '1_month', '2_months', '3_months', 'longer'] as const
export const visaStatuses = ['citizen', 'residence', 'work_visa', 'visit_visa', 'dependent_visa', 'none'] as const
export const radii = [0, 10, 25, 50, 100] as const
export const experiences = ['0|1', '1|3', '3|5', '5|10', '10|+'] as const
export const licences = ['A', 'B', 'C', 'D', 'forklift'] as const

const whole = lookupId
const none = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => value ?? null)
/** Left out, a field stays as it is; empty, it is taken away. */
const kept = <T extends z.ZodType>(schema: T) => schema.optional()
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: 'month_half' })
const ids = (most: number) => z.array(whole).max(most)
const user = { user: z.string().max(64) }

export const Work = z.object({
  title: line(120, 2),
  employer: line(120),
  from: none(month),
  /** Left open, it goes on. */
  to: none(month),
  description: prose(2000).default(''),
})
export const Education = z.object({
  degree_id: none(whole),
  field: line(120, 0).default(''),
  school: line(160, 2),
  year: none(z.coerce.number().int().min(1950).max(2100)),
})
export const Certificate = z.object({ name: line(160, 2), issuer: line(160, 0).default(''), issued: none(month) })
export const Skill = z.object({ name: line(60), years: none(z.coerce.number().int().min(0).max(60)) })
export const SpokenLanguage = z.object({
  language: z.string().regex(/^[a-z]{2,3}$/),
  level: z.enum(levels),
})

export const stepFields = {
  2: {
    photo_id: kept(none(z.uuid())),
    headline: kept(line(120, 0)),
    residence_country_id: kept(none(countryId)),
    residence_city_id: kept(none(whole)),
    nationality_ids: kept(ids(5)),
    birth_date: kept(none(z.string().max(10))),
    gender: kept(none(z.coerce.number().int().min(1).max(2))),
    civil_status_id: kept(none(whole)),
    visa_status: kept(none(z.enum(visaStatuses))),
  },
  3: {
    position_ids: kept(ids(10)),
    /** As `resources/location` names places: a city by its id, a whole country by its id below zero. */
    places: kept(
      z.array(z.object({ place: placeId, radius_km: z.coerce.number().int().min(0).max(500).default(0) })).max(10),
    ),
    relocate_id: kept(none(whole)),
    part_time_category_ids: kept(ids(10)),
    salary_min: kept(none(payAmount)),
    salary_currency: kept(none(currencyCode)),
    salary_period: kept(none(z.enum(['hour', 'day', 'month', 'year']))),
    notice_period: kept(none(z.enum(noticePeriods))),
    available_from: kept(none(calendarDay)),
  },
  4: {
    experience: kept(none(z.enum(experiences))),
    summary: kept(prose(2000)),
    work: kept(z.array(Work).max(30)),
    education: kept(z.array(Education).max(15)),
    certificates: kept(z.array(Certificate).max(30)),
  },
  5: {
    skills: kept(z.array(Skill).max(50)),
    languages: kept(z.array(SpokenLanguage).max(15)),
    licences: kept(z.array(z.enum(licences)).max(licences.length)),
    links: kept(z.array(webAddress).max(5)),
    visibility: kept(z.enum(visibilities)),
    heard_of_id: kept(none(whole)),
  },
} as const

const Saved = answer(z.object({ step: z.number(), next_step: z.number().nullable() }))
const limit = { times: 120, seconds: 3600 }
const refuses = ['not_allowed', 'invalid'] as const
export const saveStep2 = put('/registration/{user}/step/2', {
  summary: 'Second step of the registration: who one is; what is left out stays as it was',
  who: signedIn,
  takes: { ...user, ...stepFields[2] },
  gives: Saved,
  refuses,
  limit,
})

export const saveStep3 = put('/registration/{user}/step/3', {
  summary: 'Third step: what one looks for',
  who: signedIn,
  takes: { ...user, ...stepFields[3] },
  gives: Saved,
  refuses,
  limit,
})

export const saveStep4 = put('/registration/{user}/step/4', {
  summary: 'Fourth step: experience and education',
  who: signedIn,
  takes: { ...user, ...stepFields[4] },
  gives: Saved,
  refuses,
  limit,
})

export const saveStep5 = put('/registration/{user}/step/5', {
  summary: 'Fifth step: skills, languages, who may see the profile',
  who: signedIn,
  takes: { ...user, ...stepFields[5] },
  gives: Saved,
  refuses,
  limit,
})

export const Profile = z.object({
  steps: z.array(z.number()),
  next_step: z.number().nullable(),
  photo: z.string().nullable(),
  photo_id: z.string().nullable(),
  headline: z.string(),
  summary: z.string(),
  residence_country_id: z.number().nullable(),
  residence_city_id: z.number().nullable(),
  nationality_ids: z.array(z.number()),
  birth_date: z.string().nullable(),
  gender: z.number().nullable(),
  civil_status_id: z.number().nullable(),
  visa_status: z.enum(visaStatuses).nullable(),
  position_ids: z.array(z.number()),
  places: z.array(z.object({ place: z.number(), text: z.string(), radius_km: z.number() })),
  relocate_id: z.number().nullable(),
  part_time_category_ids: z.array(z.number()),
  salary_min: z.number().nullable(),
  salary_currency: z.string().nullable(),
  salary_period: z.enum(['hour', 'day', 'month', 'year']).nullable(),
  notice_period: z.enum(noticePeriods).nullable(),
  available_from: z.string().nullable(),
  experience: z.enum(experiences).nullable(),
  work: z.array(
    z.object({
      title: z.string(),
      employer: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      description: z.string(),
    }),
  ),
  education: z.array(
    z.object({
      degree_id: z.number().nullable(),
      field: z.string(),
      school: z.string(),
      year: z.number().nullable(),
    }),
  ),
  certificates: z.array(z.object({ name: z.string(), issuer: z.string(), issued: z.string().nullable() })),
  skills: z.array(z.object({ name: z.string(), years: z.number().nullable() })),
  languages: z.array(z.object({ language: z.string(), level: z.enum(levels) })),
  licences: z.array(z.enum(licences)),
  links: z.array(z.string()),
  visibility: z.enum(visibilities),
  heard_of_id: z.number().nullable(),
  finished_at: moment.nullable(),
})
export type Profile = z.output<typeof Profile>

export const showProfile = get('/user/profile', {
  summary: 'The profile of the caller, and which step of the registration comes next',
  who: signedIn,
  gives: answer(Profile),
  refreshedBy: ['profile.saved'],
})
