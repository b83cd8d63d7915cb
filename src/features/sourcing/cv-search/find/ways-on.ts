import { countryName } from '#features/site/lookups/countries.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Scope } from '../contact/access.ts'
import type { CvQuery, WayOn } from '../contract.ts'
import { withoutPart, withoutQuotes } from '../query/parts-of.ts'
import { withoutFilters } from '../search-fields.ts'
import { totalOf } from './count-people.ts'
import { readyFor, type Search } from './ready.ts'

type Way = Pick<WayOn, 'kind' | 'words'> & { asked: CvQuery }

/** So many ways are tried; a query of more parts is hardly helped by leaving one out. */
const most = 8

/** What would find somebody where this finds nobody: less of the words, a wider place, no filters; what finds most first. */
export async function waysOn(ctx: Context, asked: CvQuery, scope: Scope, search: Search): Promise<WayOn[]> {
  const ways = [...ofWords(asked, search), ...(await ofPlace(ctx, asked)), ...ofFilters(asked)].slice(0, most)
  const counted = await Promise.all(
    ways.map(async ({ kind, words, asked: other }): Promise<WayOn> => {
      const counts = await totalOf(ctx.read, await readyFor(ctx, other, scope), ctx.now().getTime())
      return { kind, words, q: other.q, place: other.place ?? null, ...counts }
    }),
  )
  return counted.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)
}

/** Each part left out, where others stay; and quoted words wherever they stand. */
function ofWords(asked: CvQuery, { parts }: Search): Way[] {
  const less = parts.flatMap((part): Way[] => {
    const q = withoutPart(asked.q, part)
    return q === '' || q === asked.q ? [] : [{ kind: 'part', words: part.words, asked: { ...asked, q } }]
  })
  const unquoted = withoutQuotes(asked.q)
  const words = /["“”„«»‹›]/.test(asked.q) && unquoted !== '' ? unquoted : null
  return words === null ? less : [{ kind: 'unquoted', words, asked: { ...asked, q: words } }, ...less]
}

async function ofPlace(ctx: Context, asked: CvQuery): Promise<Way[]> {
  if (asked.place === undefined) return []
  const { cityById } = await readKept(ctx)
  const country = cityById.get(asked.place)?.country_id
  const anywhere: Way = { kind: 'anywhere', words: '', asked: { ...asked, place: undefined, radius: undefined } }
  if (country === undefined) return [anywhere]
  const inCountry = { ...asked, place: -country, radius: undefined }
  return [{ kind: 'country', words: countryName(country, ctx.language), asked: inCountry }, anywhere]
}

function ofFilters(asked: CvQuery): Way[] {
  const bare = withoutFilters(asked)
  return JSON.stringify(bare) === JSON.stringify({ ...asked }) ? [] : [{ kind: 'filters', words: '', asked: bare }]
}
