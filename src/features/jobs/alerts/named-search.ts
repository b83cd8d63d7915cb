import { readTyped } from '#features/jobs/job-search/search.ts'
import { tellUnderstood } from '#features/jobs/job-search/tell-understood.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import type { Context } from '#platform/server/context.ts'
import type { AlertSearch } from './alert-search.ts'
import { criteriaOf } from './criteria-of.ts'

/**
 * A search as the lists of the site name it, in the language of the context: work, place and filters, but no word that was typed and no name
 * that somebody chose, since whoever asks for an alert may write to a stranger.
 */
export async function namedSearch(ctx: Context, search: AlertSearch): Promise<string[]> {
  const [{ asked }, { names }] = await Promise.all([
    readTyped(ctx, { ...search, sort: 'freshness' }, []),
    meaningsOf(ctx),
  ])
  const { parts } = await tellUnderstood(ctx, asked)
  const named = asked.query.parts.flatMap((part, at) => {
    const work = part.kind === 'occupation' ? names.get(part.fields[0] ?? String(part.positions[0])) : undefined
    return parts[at]?.text ?? work?.[ctx.language] ?? []
  })
  return [...new Set([...named, ...(await criteriaOf(ctx, { ...search, q: '', company: undefined }))])]
}
