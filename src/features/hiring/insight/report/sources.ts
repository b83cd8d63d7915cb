import type { Way } from '#features/jobs/jobs/way-rules.ts'
import type { Context } from '#platform/server/context.ts'
import type { Report } from '../report-contract.ts'
import { fewestVisits, mostRows } from '../report-rules.ts'
import type { Came } from './read-funnel.ts'

type Source = Report['sources'][number]
type Counted = { source: Way; source_detail: string } & Partial<Came> & { views?: number }

/** Ways by which people came, those that brought the most applications first; links under who of the team shared them. */
export async function sourcesOf(
  ctx: Context,
  page: string,
  visits: readonly Counted[],
  came: readonly Counted[],
): Promise<Source[]> {
  const codes = [...visits, ...came].flatMap(({ source, source_detail }) => (source === 'link' ? [source_detail] : []))
  const sharers = await sharersOf(ctx, page, codes)
  const rows = new Map<string, Source>()
  for (const { source, source_detail, ...count } of [...visits, ...came]) {
    const sharer = source === 'link' ? sharers.get(source_detail) : undefined
    const name = source === 'link' ? (sharer?.name ?? '') : source_detail
    add(rows, { source, source_detail: name, sharer: sharer?.id ?? null }, count)
  }
  return gathered([...rows.values()])
    .sort(
      (a, b) =>
        b.applied - a.applied ||
        b.views - a.views ||
        a.source.localeCompare(b.source) ||
        a.source_detail.localeCompare(b.source_detail),
    )
    .slice(0, mostRows)
}

function add(
  rows: Map<string, Source>,
  { source, source_detail, sharer }: Pick<Source, 'source' | 'source_detail' | 'sharer'>,
  count: Partial<Came> & { views?: number },
) {
  const key = `${source} ${sharer ?? source_detail}`
  const row = rows.get(key) ?? { source, source_detail, sharer, views: 0, applied: 0, shortlisted: 0, hired: 0 }
  for (const name of ['views', 'applied', 'shortlisted', 'hired'] as const) row[name] += count[name] ?? 0
  rows.set(key, row)
}

/** Other sites that sent a few visitors and nobody who applied are told together. */
function gathered(sources: readonly Source[]): Source[] {
  const rows = new Map<string, Source>()
  for (const source of sources) {
    const isFew = source.source === 'site' && source.applied === 0 && source.views < fewestVisits
    add(rows, isFew ? { source: 'site', source_detail: '', sharer: null } : source, source)
  }
  return [...rows.values()]
}

/** Who of the team shared a link; whom a candidate told is nobody's to know. */
async function sharersOf(
  ctx: Context,
  page: string,
  codes: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  if (codes.length === 0) return new Map()
  const rows = await ctx.read
    .selectFrom('share_links')
    .innerJoin('page_members', (join) =>
      join.onRef('page_members.page_id', '=', 'share_links.page_id').onRef('page_members.user_id', '=', 'sharer_id'),
    )
    .innerJoin('users', 'users.id', 'page_members.user_id')
    .select(['code', 'users.id', 'users.name'])
    .where('share_links.page_id', '=', page)
    .where('code', 'in', [...new Set(codes)].slice(0, 1_000))
    .execute()
  return new Map(rows.map(({ code, ...sharer }) => [code, sharer]))
}
