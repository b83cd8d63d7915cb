import type { Context } from '#platform/server/context.ts'
import type { Shared } from '#platform/server/shareable.ts'
import { formatter } from '#platform/shared/words.ts'
import { payWords } from './pay-words.ts'
import { mostText, type ShareKind } from './rules.ts'

/** The text to copy: each fact on its own line, so that lines of different directions do not mix; the link is the last. */
export function textOf(ctx: Context, kind: ShareKind, shared: Shared, url: string): string {
  const whole = (words: string) => sayText(ctx, kind, { ...shared, words }, url)
  const over = whole(shared.words).length - mostText
  // what the employer says of its own accord is what can be shortened
  return over > 0 ? whole(shortened(shared.words, shared.words.length - over)) : whole(shared.words)
}

function sayText(
  ctx: Context,
  kind: ShareKind,
  { title, company, when, venue, place, salary, words, jobs, closes }: Shared,
  url: string,
) {
  const say = (key: string, values: Record<string, string | number | Date>) =>
    ctx.wording.say(ctx.language, `sharing.text.${key}`, values)
  const day = closes && formatter(ctx.language).dateTime(closes, { day: 'numeric', month: 'long' })
  return [
    words,
    words && '',
    say(lead[kind], { title, count: jobs.length }),
    company,
    when ?? null,
    venue || null,
    place,
    salary && payWords(ctx, salary),
    day && say(kind === 'open-day' ? 'openDayCloses' : 'closes', { day }),
    '',
    say('apply', { url }),
  ]
    .filter((line) => line !== null)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const lead: Record<ShareKind, string> = { job: 'job', 'job-group': 'group', 'open-day': 'openDay' }

const shortened = (words: string, most: number): string => (most < 20 ? '' : `${words.slice(0, most - 1).trimEnd()}…`)
