import { countryName } from '#features/site/lookups/countries.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { Context } from '#platform/server/context.ts'
import type { RawAnswer } from '#platform/server/http/raw-answer.ts'
import { type FileTable, tableFile } from '#platform/server/table-file.ts'
import type { Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { periodOf } from './period.ts'
import { readTraffic } from './show-traffic.ts'

/** The numbers of a period as a file, a table for each way to look at them. @throws Refused invalid */
export async function exportTraffic(
  ctx: Context,
  { format, ...asked }: Taken<typeof contract.exportTraffic>,
): Promise<RawAnswer> {
  const period = periodOf(ctx, asked)
  const { days, tables } = await readTraffic(ctx, period)
  const say = (key: string) => ctx.wording.say(ctx.language, `traffic.${key}`, {})
  const heads = (first: string) => [first, say('views'), say('visitors')]
  const country = (code: string) => (code === '' ? '' : countryName(countryId(code), ctx.language))
  const sheets: FileTable[] = [
    {
      title: say('days'),
      heads: heads(say('day')),
      rows: days.map(({ day, views, visitors }) => [day, views, visitors]),
    },
    ...tables.map(({ dimension, rows }) => ({
      title: say(`tables.${dimension}`),
      heads: heads(say(`tables.${dimension}`)),
      rows: rows.map(({ value, views, visitors }) => [
        dimension === 'country' ? country(value) : value,
        views,
        visitors,
      ]),
    })),
  ]
  return tableFile(sheets, { name: `traffic-${period.from}-${period.to}`, format, language: ctx.language })
}
