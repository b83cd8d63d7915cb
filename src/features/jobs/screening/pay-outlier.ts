import type { Finding, ScreenedJob, ScreeningFacts } from './finding.ts'

const far = 3
/** Nobody's pay, in any currency: a slip of the keyboard or bait. */
const hardlyWide = 10

/** Pay far from what others publish for this work, or a range so wide that it says nothing. */
export function findPayOutlier(job: ScreenedJob, { usual_pay: usual }: ScreeningFacts): Finding[] {
  const { salary_min: min, salary_max: max } = job
  const finding = (field: string, quote: string): Finding => ({
    rule: 'pay_outlier',
    severity: 'warn',
    field,
    language: null,
    quote,
  })
  if (min && max && max > min * hardlyWide) return [finding('salary_max', `${min}–${max}`)]
  if (!usual) return []
  const upper = max ?? min
  const lower = min ?? max
  if (upper && upper > usual.high * far) return [finding(max ? 'salary_max' : 'salary_min', `${upper} › ${usual.high}`)]
  if (lower && lower * far < usual.low) return [finding(min ? 'salary_min' : 'salary_max', `${lower} ‹ ${usual.low}`)]
  return []
}
