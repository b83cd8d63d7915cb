import type { Context } from '#platform/server/context.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { formatter } from '#platform/shared/words.ts'
import { readFields } from './day-fields.ts'
import { dayAddress, textFor } from './day-words.ts'

/** Title, company and first date of an open day, as a reader of this language is told of it. */
export async function factsOf(ctx: Context, id: string, language: string) {
  const day = await ctx.db
    .selectFrom('open_days')
    .innerJoin('pages', 'pages.id', 'open_days.page_id')
    .selectAll('open_days')
    .select('pages.name as company')
    .where('open_days.id', '=', id)
    .executeTakeFirstOrThrow()
  const spoken = toLanguage(language)
  const fields = readFields(day.live ?? day.written)
  const [first] = fields.dates
  return {
    day,
    fields,
    address: dayAddress(day, fields),
    facts: {
      title: textFor({ language: spoken }, fields).title,
      company: day.company,
      date: first ? formatter(spoken).dateTime(new Date(`${first}T12:00:00Z`), 'longDay') : '',
    },
  }
}
