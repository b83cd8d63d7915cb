import { phraseFault, type shippedRules } from '#features/jobs/jobs/rule-set.ts'
import { readRules, rulesInForce } from '#features/jobs/jobs/rules-in-force.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { rulesChanged, rulesDrafted, rulesPublished } from './events.ts'
import { isTooWide } from './measure.ts'
import { mostRules } from './rules.ts'

type Written = Omit<Taken<typeof contract.changeRule>, 'rule'>

/** Begins a draft with the rules that count; where there is one, it stays. */
export async function startDraft(ctx: Context) {
  await ctx.db.transaction().execute(async (tx) => {
    const { version, rules } = await rulesInForce(tx)
    const id = newId()
    const row = { id, number: version + 1, made_by: found(ctx.me).id, made_at: ctx.now() }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('rule_versions')
      .values(row)
      .onConflict((there) => there.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return
    const rows = rules.map((rule) => ({ ...rule, id: newId(), version_id: id }))
    if (rows.length > 0) await tx.insertInto('rules').values(rows).execute()
    await emit(ctx, tx, rulesDrafted, { version: id, number: row.number, dropped: false })
  })
  return { success: true as const }
}

/** Throws the draft away. @throws Refused not_found */
export async function dropDraft(ctx: Context) {
  await ctx.db.transaction().execute(async (tx) => {
    const { id, number } = await holdDraft(tx)
    await tx.deleteFrom('rule_versions').where('id', '=', id).execute()
    await emit(ctx, tx, rulesDrafted, { version: id, number, dropped: true })
  })
  return { success: true as const }
}

/** @throws Refused not_found · too_many_rules · invalid: a phrase that cannot be looked for */
export async function addRule(
  ctx: Context,
  written: Taken<typeof contract.addRule>,
): Promise<Given<typeof contract.addRule>> {
  demandPhrase(written)
  const id = newId()
  await ctx.db.transaction().execute(async (tx) => {
    const draft = await holdDraft(tx)
    const { count } = await tx
      .selectFrom('rules')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('version_id', '=', draft.id)
      .executeTakeFirstOrThrow()
    if (count >= mostRules) throw new Refused('too_many_rules')
    await tx
      .insertInto('rules')
      .values({ ...written, id, version_id: draft.id })
      .execute()
    await tell(ctx, tx, draft, { what: 'added', ...written })
  })
  return { success: true, data: { id } }
}

/** @throws Refused not_found · invalid: a phrase that cannot be looked for */
export async function changeRule(ctx: Context, { rule, ...written }: Taken<typeof contract.changeRule>) {
  demandPhrase(written)
  await ctx.db.transaction().execute(async (tx) => {
    const draft = await holdDraft(tx)
    const { numUpdatedRows } = await tx
      .updateTable('rules')
      .set(written)
      .where('id', '=', rule)
      .where('version_id', '=', draft.id)
      .executeTakeFirst()
    if (!numUpdatedRows) throw new Refused('not_found')
    await tell(ctx, tx, draft, { what: 'changed', ...written })
  })
  return { success: true as const }
}

/** @throws Refused not_found */
export async function dropRule(ctx: Context, { rule }: Taken<typeof contract.dropRule>) {
  await ctx.db.transaction().execute(async (tx) => {
    const draft = await holdDraft(tx)
    const gone = found(
      await tx
        .deleteFrom('rules')
        .where('id', '=', rule)
        .where('version_id', '=', draft.id)
        .returning(['language', 'phrase'])
        .executeTakeFirst(),
    )
    await tell(ctx, tx, draft, { what: 'dropped', ...gone })
  })
  return { success: true as const }
}

/** Lets the draft count. @throws Refused not_found · rules_unchanged · rules_too_wide: it would keep most honest adverts of a language */
export async function publishRules(
  ctx: Context,
  { note }: Taken<typeof contract.publishRules>,
): Promise<Given<typeof contract.publishRules>> {
  const version = await ctx.db.transaction().execute(async (tx) => {
    const { id, number } = await holdDraft(tx)
    if ((await changesOf(tx, id)) === 0) throw new Refused('rules_unchanged')
    if (isTooWide({ version: number, rules: await readRules(tx, id) })) throw new Refused('rules_too_wide')
    const published = { note, published_by: found(ctx.me).id, published_at: ctx.now() }
    await tx.updateTable('rule_versions').set(published).where('id', '=', id).execute()
    await emit(ctx, tx, rulesPublished, { version: id, number, note })
    return number
  })
  return { success: true, data: { version } }
}

/** How many rules of a draft differ from those that count: changed, added or gone. */
export async function changesOf(tx: Pick<Tx, 'selectFrom'>, draft: string): Promise<number> {
  const [{ rules }, written] = await Promise.all([
    rulesInForce(tx),
    tx
      .selectFrom('rules')
      .select(['kind', 'language', 'does', 'phrase', 'weight', 'meaning'])
      .where('version_id', '=', draft)
      .execute(),
  ])
  const key = (rule: (typeof shippedRules)['rules'][number]) =>
    [rule.kind, rule.language, rule.does, rule.weight, rule.phrase, rule.meaning].join('\n')
  const [now, then] = [new Set(rules.map(key)), new Set(written.map(key))]
  return now.symmetricDifference(then).size
}

function demandPhrase({ phrase, does, weight }: Written): void {
  const fault = phraseFault(phrase)
  if (fault) throw wrongField('phrase', `phrase_${fault}`)
  // a rule that finds says how much that weighs; one that denies weighs nothing
  if ((does === 'finds') === (weight === 0)) throw wrongField('weight', 'wrong')
}

/** The draft, held until the transaction ends. @throws Refused not_found */
const holdDraft = async (tx: Tx) =>
  found(
    await tx
      .selectFrom('rule_versions')
      .select(['id', 'number'])
      .where('published_at', 'is', null)
      .forUpdate()
      .executeTakeFirst(),
  )

type Change = { what: 'added' | 'changed' | 'dropped'; language: string; phrase: string }

const tell = (
  ctx: Context,
  tx: Tx,
  { id, number }: { id: string; number: number },
  { what, language, phrase }: Change,
) => emit(ctx, tx, rulesChanged, { version: id, number, what, language, phrase })
