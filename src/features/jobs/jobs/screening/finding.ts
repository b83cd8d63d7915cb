import type { salaryPeriods } from '../job-fields.ts'
import type { ScreeningRule } from '../screening-rules.ts'

export type Period = (typeof salaryPeriods)[number]

/** A block keeps even a trusted page's job for a person's look; a warning is only shown to that person. */
export type Severity = 'block' | 'warn'

/** What was found, in which field and language, with the words themselves. */
export type Finding = {
  rule: ScreeningRule
  severity: Severity
  field: string
  language: string | null
  quote: string
  /** The sentence the words stand in, as it was written; findings kept before have none. */
  sentence?: string
  /** The period that was probably meant. */
  period?: Period
  /** From which letter to which the words stand in the plain text of the field. */
  span?: [number, number]
  /** Of the rules that found it; findings kept before there were versions have none. */
  version?: number
  /** How much its rule weighs, of 10. */
  weight?: number
}

type Text = { language: string; title: string; description: string; responsibilities: string; requirements: string }

/** A job as far as screening looks at it; texts are HTML. */
export type ScreenedJob = {
  texts: readonly Text[]
  questions: readonly { text: string; choices: readonly string[] }[]
  apply_mode: 'here' | 'external' | 'walk_in'
  /** Whether a legal ground and a permit number for asking for a gender or nationality were given. */
  has_legal_ground: boolean
  salary_min: number | null
  salary_max: number | null
  salary_currency: string | null
  salary_period: Period | null
}

/** The lower and upper tenth of what jobs publish; or, where too few do, what is plausible in the country at all. */
export type UsualPay = { low: number; high: number; of: 'position' | 'industry' | 'country' }

/** What is known of the page and of usual pay. */
export type ScreeningFacts = {
  page_name: string
  /** Domain of a contact address that was confirmed or a licence that was checked; null while nothing was. */
  verified_domain: string | null
  /** ISO code of the job's country: telephone numbers without a prefix are read as of there. */
  country_code: string
  /** What is usually paid, in US dollars a month, so that every currency and period can be compared. */
  usual_pay: UsualPay | null
}

/** One text a person wrote, as plain words. */
export type Passage = { field: string; language: string | null; text: string }
