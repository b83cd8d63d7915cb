import type { Context } from '#platform/server/context.ts'
import type { Shared } from '#platform/server/shareable.ts'
import { localeOf } from '#platform/shared/languages.ts'
import { moneyOf } from '#platform/shared/money.ts'

/** "AED 7,000–9,000 a month", for texts and posters. */
export function payWords(ctx: Context, { min, max, currency, period }: NonNullable<Shared['salary']>): string {
  const money = moneyOf(localeOf(ctx.language), currency)
  const [low, high] = [min ?? max ?? 0, max ?? min ?? 0]
  const bound = min === null ? 'upTo' : max === null ? 'from' : 'range'
  const amount = low === high ? money.format(low) : money.formatRange(low, high)
  return ctx.wording.say(ctx.language, `sharing.pay.${period}`, { bound, amount })
}
