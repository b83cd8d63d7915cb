import { countryName } from '#features/site/lookups/countries.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { occupationMeant } from '#features/site/understanding/named.ts'
import { nearPositions } from '#features/site/understanding/occupations.ts'
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

/** Of near work so much is offered, the nearest first; beside so few people that more are wanted. */
const mostNear = 3
export const fewPeople = 8

/** What would find somebody where this finds nobody: less of the words, a wider place, no filters, near work; what finds most first. */
export async function waysOn(ctx: Context, asked: CvQuery, scope: Scope, search: Search): Promise<WayOn[]> {
  const ways = [...ofWords(asked, search), ...(await ofPlace(ctx, asked)), ...ofFilters(asked)].slice(0, most)
  const [wider, alone, near] = await Promise.all([
    counted(ctx, ways, scope),
    counted(ctx, ofWorkAlone(asked, search), scope),
    nearOnes(ctx, asked, scope, search),
  ])
  // who gives up more wants to find more
  const more = alone.filter(({ total }) => wider.every((one) => one.kind !== 'part' || one.total < total))
  return [...[...wider, ...more].toSorted((a, b) => b.total - a.total), ...near]
}

/** People of work near to what is asked for, the nearest first; none where more than one work is. */
export async function nearOnes(ctx: Context, asked: CvQuery, scope: Scope, search: Search): Promise<WayOn[]> {
  const [part, ...others] = search.parts.filter(({ kind }) => kind === 'work')
  if (!part || others.length > 0) return []
  const { meanings } = search
  const positions = occupationMeant(part.words, ctx.language, meanings).filter(isPosition).map(Number)
  const rest = withoutPart(asked.q, part)
  const ways = nearPositions(positions).flatMap((id): Way[] => {
    const name = meanings.names.get(String(id))?.[ctx.language]
    return name ? [{ kind: 'near', words: name, asked: { ...asked, q: `${name} ${rest}`.trim() } }] : []
  })
  return (await counted(ctx, ways.slice(0, most), scope)).slice(0, mostNear)
}

/** Those of the ways that find somebody. */
async function counted(ctx: Context, ways: readonly Way[], scope: Scope): Promise<WayOn[]> {
  const all = await Promise.all(
    ways.map(async ({ kind, words, asked: other }): Promise<WayOn> => {
      const counts = await totalOf(ctx.read, await readyFor(ctx, other, scope), ctx.now().getTime())
      return { kind, words, q: other.q, place: other.place ?? null, ...counts }
    }),
  )
  return all.filter(({ total }) => total > 0)
}

/** Each part left out, where others stay; and quoted words wherever they stand. */
function ofWords(asked: CvQuery, { parts }: Search): Way[] {
  const less = parts.flatMap((part): Way[] => {
    const q = withoutPart(asked.q, part)
    return q === '' || q === asked.q ? [] : [{ kind: 'part', words: part.words, asked: { ...asked, q } }]
  })
  const unquoted = withoutQuotes(asked.q)
  const words = /["“”„«»‹›]/.test(asked.q) && unquoted !== '' ? unquoted : null
  return [...(words === null ? [] : [{ kind: 'unquoted', words, asked: { ...asked, q: words } } as const]), ...less]
}

/** All parts left out but the work. */
function ofWorkAlone(asked: CvQuery, { parts }: Search): Way[] {
  const [work, ...more] = parts.filter(({ kind }) => kind === 'work')
  const others = parts.filter((part) => part !== work)
  if (!work || more.length > 0 || others.length < 2) return []
  return [{ kind: 'part', words: others.map(({ words }) => words).join(' · '), asked: { ...asked, q: work.words } }]
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

const isPosition = (key: string): boolean => /^\d+$/.test(key)
