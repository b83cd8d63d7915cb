import type { KyselyPlugin, RawNode, RootOperationNode } from 'kysely'
import { Refused } from '#platform/shared/refusal.ts'
import type { Db } from '../context.ts'

const writing = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode'])
/** Of statements written by hand, wherever it stands in them. */
const writes = /\b(?:insert\s+into|update\s+\S+(?:\s+\w+)?\s+set|delete\s+from|merge\s+into)\b/i

const isWriting = (node: RootOperationNode): boolean =>
  node.kind === 'RawNode' ? writes.test((node as RawNode).sqlFragments.join(' ? ')) : writing.has(node.kind)

const refuseWrites: KyselyPlugin = {
  transformQuery({ node }) {
    if (isWriting(node)) throw new Refused('read_only')
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result),
}

/** The same database, in which nothing is written: a statement that would is refused as `read_only`. */
export const readOnly = (db: Db): Db => db.withPlugin(refuseWrites)
