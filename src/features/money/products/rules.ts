/** What pages buy. Of a plan the quantity is its months. */
export const productKinds = ['coins', 'cv', 'sms', 'plan'] as const
export type ProductKind = (typeof productKinds)[number]

/** What a plan may bring. */
export const perkKinds = ['live_jobs', 'coins', 'cv', 'sms', 'formatted_cv', 'seats'] as const

/** Plans that the site names in every language; one that admins add has the name they give it. */
const namedPlans = ['growth', 'scale']
export const isNamedPlan = (plan: string): boolean => namedPlans.includes(plan)

/** Currencies in which there is a price for everything. */
export const currencies = ['AED', 'SAR', 'QAR', 'KWD', 'EGP', 'MAD', 'USD', 'EUR', 'RUB'] as const
export type Currency = (typeof currencies)[number]
export const isCurrency = (code: string): code is Currency => currencies.some((one) => one === code)

/** The most that one of anything costs, in the smallest unit. */
export const mostPrice = 1_000_000_000

/** Months a plan may run: what the screens can say and people compare. */
export const planMonths = [1, 3, 6, 12]

/** A plan stands in sentences, on invoices and in mails: letters of any alphabet, digits and spaces. */
export const isPlanName = (name: string): boolean => /^[\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*$/u.test(name)
