import type { z } from 'zod'
import { placeText } from '#features/site/lookups/place-name.ts'
import { readKept, textsByCode } from '#features/site/lookups/texts.ts'
import type { Understood } from '#features/site/understanding/contract.ts'
import { languageSpoken } from '#features/site/understanding/languages-spoken.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import type { LeftOut, Part } from '#features/site/understanding/parts.ts'
import type { Pay } from '#features/site/understanding/pay.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { kept } from '#platform/shared/kept.ts'
import { type Language, localeOf } from '#platform/shared/languages.ts'
import type { Found } from './climb.ts'
import type * as contract from './contract.ts'
import type { Rung } from './ladder.ts'
import type { Asked } from './read-asked.ts'

type Told = z.input<typeof Understood>

const namesOfLanguages = (locale: string) =>
  kept(`language names ${locale}`, () => new Intl.DisplayNames(locale, { type: 'language' }))

const languageText = (reader: Language, code: string | null) =>
  code === null ? null : (namesOfLanguages(localeOf(reader)).of(code) ?? null)

const payOf = ({ amount, currency, period, isMost }: Pay): string =>
  `${amount} ${currency} ${period}${isMost ? ' most' : ''}`

/** How the words were read, in the reader's language. */
export async function tellUnderstood(ctx: Context, { query }: Asked): Promise<Told> {
  const [{ cityById }, { positions }, types, hours] = await Promise.all([
    readKept(ctx),
    meaningsOf(ctx),
    textsByCode(ctx, 'employment-type'),
    textsByCode(ctx, 'part-time-category'),
  ])
  const textOf = (part: Part): string | null => {
    if (part.kind === 'place') return placeText(cityById, part.place, ctx.language)
    if (part.kind === 'type') return types.get(part.value) ?? null
    if (part.kind === 'shift') return hours.get(part.value) ?? null
    if (part.kind === 'fact') return languageText(ctx.language, languageSpoken(part.value))
    if (part.kind !== 'occupation' || part.positions.length !== 1) return null
    return positions.get(part.positions[0] ?? 0)?.[ctx.language] ?? null
  }
  const leftOutText = (one: LeftOut): string | null => {
    if (one.kind === 'words') return one.text
    if (one.kind === 'place') return placeText(cityById, one.place, ctx.language)
    return one.kind === 'type' ? (types.get(one.value) ?? null) : null
  }
  return {
    parts: query.parts.map((part) => ({
      kind: part.kind,
      value: part.kind === 'pay' ? payOf(part) : 'value' in part ? part.value : null,
      words: part.words,
      text: textOf(part),
    })),
    left_out: query.leftOut.map((one) => ({
      kind: one.kind,
      value: 'value' in one ? one.value : null,
      words: one.words,
      text: leftOutText(one),
    })),
    namesakes: query.parts.flatMap((part) =>
      part.kind === 'place'
        ? part.others.map((id) => ({ words: part.words, id, text: placeText(cityById, id, ctx.language) ?? '' }))
        : [],
    ),
    rest: query.rest,
    mended: query.mended,
  }
}

/** Where jobs of another rung begin on a page, the first one too where it goes on from none of the page before. */
export function tellRungs(
  ctx: Context,
  before: Rung | null,
  shown: readonly Found[],
  cityById: Parameters<typeof placeText>[0],
): Given<typeof contract.searchJobs>['rungs'] {
  const told = new Set<string>()
  const unsaid = ({ words, without }: Rung) => {
    const first = without.filter((one) => !told.has(one) && one !== words)
    for (const one of [words, ...without]) told.add(one)
    return first.join(' ')
  }
  return shown.flatMap(({ rung }, from) => {
    const last = from === 0 ? before : (shown[from - 1]?.rung ?? null)
    if (rung.kind === 'all' || (last !== null && isSame(rung, last))) return []
    const place = rung.place === null ? null : (placeText(cityById, rung.place, ctx.language) ?? '')
    const isPlace = place !== null && rung.kind !== 'conditions'
    return [
      {
        from,
        kind: rung.kind,
        words: isPlace ? place : rung.words,
        place: isPlace ? null : place,
        without: unsaid(rung),
      },
    ]
  })
}

/** Steps of what is near are one to the reader. */
const isSame = (one: Rung, other: Rung) =>
  one.kind === other.kind && one.words === other.words && one.place === other.place
