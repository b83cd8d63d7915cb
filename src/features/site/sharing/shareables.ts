import type { Context } from '#platform/server/context.ts'
import { partsOf } from '#platform/server/feature.ts'
import type { Shared } from '#platform/server/shareable.ts'
import type { ShareKind } from './rules.ts'

export function readShared(ctx: Context, kind: ShareKind, address: string): Promise<Shared> {
  const read = partsOf(ctx).shareables.get(kind)
  if (!read) throw new Error(`nothing says what is told of a ${kind}`)
  return read(ctx, address)
}

/** The last part of a path is what its thing is found by. */
export const addressIn = (path: string): string => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
