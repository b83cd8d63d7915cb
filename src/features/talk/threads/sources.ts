import type { Context } from '#platform/server/context.ts'
import { partsOf } from '#platform/server/feature.ts'
import type { ThreadSource } from '#platform/server/thread-source.ts'
import { type ThreadKind, threadKinds } from './rules.ts'

/** Who answers for a kind of conversation; null where no feature brings it. */
export const sourceOf = (ctx: Context, kind: ThreadKind): ThreadSource | null =>
  partsOf(ctx).threadSources.get(kind) ?? null

/** All kinds there are, with who answers for them. */
export const allSources = (ctx: Context): [ThreadKind, ThreadSource][] =>
  threadKinds.flatMap((kind) => {
    const source = sourceOf(ctx, kind)
    return source ? [[kind, source] as [ThreadKind, ThreadSource]] : []
  })
