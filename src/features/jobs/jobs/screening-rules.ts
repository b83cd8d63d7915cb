/** What an automatic look at a job can find (product.md, "Trust"). */
export const screeningRules = [
  'fee',
  'deposit',
  'visa',
  'passport',
  'contact',
  'messenger',
  'look_alike',
  'discrimination',
  'pay_outlier',
  'pay_period',
  'name_not_domain',
] as const
export type ScreeningRule = (typeof screeningRules)[number]
