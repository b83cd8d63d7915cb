import type { Context } from '#platform/server/context.ts'
import { wrongField } from '#platform/shared/refusal.ts'

const usualDays = 30
const mostDays = 1_100
const aDay = 86_400_000

/** The days that are asked for, both included; the last thirty unless said. @throws Refused invalid the end lies before the beginning, or years away */
export function periodOf(
  { now }: Pick<Context, 'now'>,
  { from, to }: { from?: string | undefined; to?: string | undefined },
) {
  const end = to ?? now().toISOString().slice(0, 10)
  const begin = from ?? new Date(Date.parse(end) - (usualDays - 1) * aDay).toISOString().slice(0, 10)
  if (begin > end || Date.parse(end) - Date.parse(begin) > mostDays * aDay) throw wrongField('to', 'wrong')
  return { from: begin, to: end }
}
