import type { Db, Tx } from '#platform/server/context.ts'
import { type Rule, type RuleSet, shippedRules } from './rule-set.ts'

/** A published version never changes, so that what was read of the last one stays true. */
let last: { id: string; set: RuleSet } | null = null

/** The rules that count now: the last version that staff published, or those of the release. */
export async function rulesInForce(db: Pick<Db | Tx, 'selectFrom'>): Promise<RuleSet> {
  const version = await db
    .selectFrom('rule_versions')
    .select(['id', 'number'])
    .where('published_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!version) return shippedRules
  if (last?.id === version.id) return last.set
  const set = { version: version.number, rules: await readRules(db, version.id) }
  last = { id: version.id, set }
  return set
}

/** The rules of one version, published or not. */
export const readRules = async (db: Pick<Db | Tx, 'selectFrom'>, version: string): Promise<Rule[]> =>
  db
    .selectFrom('rules')
    .select(['kind', 'language', 'does', 'phrase', 'weight', 'meaning'])
    .where('version_id', '=', version)
    .orderBy('id')
    .execute()
