import { countryName } from '#features/site/lookups/countries.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { Context } from '#platform/server/context.ts'
import type { RawAnswer } from '#platform/server/http/raw-answer.ts'
import { type FileTable, tableFile } from '#platform/server/table-file.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { showCohorts } from './cohorts.ts'
import type * as contract from './contract.ts'
import { periodOf } from './period.ts'
import { funnels, measureNames, weeksAfter } from './rules.ts'
import { readTraffic } from './show-traffic.ts'

/** The numbers of a period as a file, a table for each way to look at them. @throws Refused invalid */
export async function exportTraffic(
  ctx: Context,
  { format, ...asked }: Taken<typeof contract.exportTraffic>,
): Promise<RawAnswer> {
  const period = periodOf(ctx, asked)
  const [{ days, tables, funnels: ways, speed }, { data: cohorts }] = await Promise.all([
    readTraffic(ctx, period),
    showCohorts(ctx),
  ])
  const say = (key: string, given = {}) => ctx.wording.say(ctx.language, `traffic.${key}`, given)
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
    {
      title: say('funnels.title'),
      heads: [say('funnels.title'), say('funnels.step'), say('visitors')],
      rows: ways.flatMap(({ name, steps, ends }) => [
        ...steps.map((visitors, at) => [say(`funnels.${name}`), funnels[name].parts[at] ?? '', visitors]),
        [say(`funnels.${name}`), say(`funnels.ends.${name}`), ends],
      ]),
    },
    ...(['returned', 'applied'] as const).map((what) => ({
      title: say(`cohorts.${what}`),
      heads: [
        ...[say('cohorts.week'), say('cohorts.people')],
        ...Array.from({ length: weeksAfter }, (_, at) => say('cohorts.after', { week: at + 1 })),
      ],
      rows: cohorts.map((one) => [one.week, one.people, ...one[what]]),
    })),
    {
      title: say('speed.title'),
      heads: [say('speed.part'), ...measureNames.map((one) => say(`speed.${one}`)), say('speed.visits')],
      rows: speed.map(({ path, measures }) => [
        ...[path, ...measureNames.map((one) => measures[one]?.value ?? null), measures.lcp?.times ?? 0],
      ]),
    },
  ]
  return tableFile(sheets, { name: `traffic-${period.from}-${period.to}`, format, language: ctx.language })
}
