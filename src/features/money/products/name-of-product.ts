import type { Context } from '#platform/server/context.ts'
import type { Language } from '#platform/shared/languages.ts'
import { isNamedPlan } from './rules.ts'

/** What was bought, in a language: 10 coins; Growth plan, 1 month. */
export function nameOfProduct(
  { wording }: Context,
  language: Language,
  { kind, quantity, plan }: { kind: string; quantity: number; plan: string | null },
): string {
  const name = plan && isNamedPlan(plan) ? wording.say(language, `products.plans.${plan}`, {}) : plan
  return wording.say(language, `products.names.${kind}`, { quantity, plan: name ?? '' })
}
