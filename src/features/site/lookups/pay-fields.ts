import { z } from 'zod'

/** The most that pay may be, in whole units of any currency and for any period: what is more was typed wrong. */
export const mostPay = 100_000_000

/** Pay as a call takes it. */
export const payAmount = z.coerce.number().int().positive().max(mostPay)
