import { createHash } from 'node:crypto'
import type { RuleSet } from '#features/jobs/jobs/rule-set.ts'
import { readRules, rulesInForce } from '#features/jobs/jobs/rules-in-force.ts'
import { screenText } from '#features/jobs/jobs/screen-text.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { rulesTried } from './events.ts'
import { type Measured, measure } from './measure.ts'
import { mostMisses } from './rules.ts'
import { changesOf } from './write-draft.ts'

/** The rules of a language, of the draft or those that count, and the versions there were. */
export async function listRules(
  ctx: Context,
  { of, language }: Taken<typeof contract.listRules>,
): Promise<Given<typeof contract.listRules>> {
  const [force, draft, versions] = await Promise.all([rulesInForce(ctx.db), draftOf(ctx), versionsOf(ctx)])
  const own = force.rules.filter((rule) => rule.language === language)
  const kept = own.map((rule, at) => ({ ...rule, id: idOf(force.version, rule.phrase, at) }))
  const rules =
    of === 'draft' && draft
      ? await ctx.db
          .selectFrom('rules')
          .select(['id', 'kind', 'language', 'does', 'phrase', 'weight', 'meaning'])
          .where('version_id', '=', draft.id)
          .where('language', '=', language)
          .orderBy('id')
          .execute()
      : kept
  const open = draft ? { number: draft.number, changes: await changesOf(ctx.db, draft.id) } : null
  return { success: true, data: { in_force: force.version, draft: open, rules, versions } }
}

/** Rules that count are not written any more: a name within the list is enough. */
const idOf = (version: number, phrase: string, at: number) =>
  createHash('sha1').update(`${version} ${at} ${phrase}`).digest('hex').slice(0, 12)

const draftOf = (ctx: Context) =>
  ctx.db.selectFrom('rule_versions').select(['id', 'number']).where('published_at', 'is', null).executeTakeFirst()

async function versionsOf(ctx: Context) {
  const rows = await ctx.db
    .selectFrom('rule_versions')
    .leftJoin('users', 'users.id', 'published_by')
    .select(['number', 'note', 'users.name as by', 'published_at'])
    .where('published_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(50)
    .execute()
  const published = rows.map(({ published_at, ...row }) => ({ ...row, at: published_at?.toISOString() ?? null }))
  return [...published, { number: 1, note: '', by: null, at: null }]
}

async function setOf(ctx: Context, of: 'force' | 'draft'): Promise<RuleSet> {
  if (of === 'force') return rulesInForce(ctx.db)
  const { id, number } = found(await draftOf(ctx))
  return { version: number, rules: await readRules(ctx.db, id) }
}

/** What the rules find in a text. @throws Refused not_found: no draft */
export async function tryText(
  ctx: Context,
  { text, of }: Taken<typeof contract.tryText>,
): Promise<Given<typeof contract.tryText>> {
  const rules = await setOf(ctx, of)
  const findings = screenText(text, '', rules)
  const version = (await versionOf(ctx, rules.version)) ?? ofRelease
  await ctx.db.transaction().execute((tx) => emit(ctx, tx, rulesTried, { version, number: rules.version }))
  return { success: true, data: { findings } }
}

/** The rules of the release are no row. */
const ofRelease = '00000000-0000-0000-0000-000000000000'

const versionOf = async (ctx: Context, number: number): Promise<string | undefined> =>
  (await ctx.db.selectFrom('rule_versions').select('id').where('number', '=', number).executeTakeFirst())?.id

/** The draft and the rules that count against the labelled adverts. */
export async function tryCorpus(ctx: Context): Promise<Given<typeof contract.tryCorpus>> {
  const hasDraft = (await draftOf(ctx)) !== undefined
  const force = measure(await setOf(ctx, 'force'))
  const draft = hasDraft ? measure(await setOf(ctx, 'draft')) : null
  const lines = force.map((one, at) => ({
    ...{ language: one.language, set: one.set, force: scoreOf(one) },
    draft: draft?.[at] ? scoreOf(draft[at]) : null,
  }))
  const misses = (draft ?? force)
    .filter(({ set }) => set === 'tune')
    .flatMap(({ language, misses: some }) =>
      some.map(({ label, text }) => ({ language, fraud: label === 'fraud', text })),
    )
  return { success: true, data: { lines, misses: misses.slice(0, mostMisses) } }
}

const scoreOf = ({ adverts, frauds, caught, wrong }: Measured) => ({ adverts, frauds, caught, wrong })
