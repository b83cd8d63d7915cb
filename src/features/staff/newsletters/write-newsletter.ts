import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { inEach, languages } from '#platform/shared/languages.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { newsletterWritten } from './events.ts'
import { mayWrite, mostNewsletters } from './rules.ts'

const usualPerMinute = 60

/** @throws Refused too_many_newsletters */
export async function addNewsletter(
  ctx: Context,
  { name }: Taken<typeof contract.addNewsletter>,
): Promise<Given<typeof contract.addNewsletter>> {
  const id = newId()
  await ctx.db.transaction().execute(async (tx) => {
    const { count } = await tx
      .selectFrom('newsletters')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostNewsletters) throw new Refused('too_many_newsletters')
    await tx
      .insertInto('newsletters')
      .values({
        ...{ id, name, texts: JSON.stringify(inEach(() => ({ subject: '', body: '', action: '' }))) },
        ...{ languages: [...languages], accounts: 'all', per_minute: usualPerMinute },
        ...{ changed_by: found(ctx.me).id, changed_at: ctx.now() },
      })
      .execute()
    await emit(ctx, tx, newsletterWritten, { newsletter: id, name })
  })
  return { success: true, data: { id } }
}

/** @throws Refused not_found · newsletter_state: it began to go out · changed_meanwhile */
export async function writeNewsletter(
  ctx: Context,
  { newsletter, version, texts, languages: chosen, ...rest }: Taken<typeof contract.writeNewsletter>,
): Promise<Given<typeof contract.writeNewsletter>> {
  await ctx.db.transaction().execute(async (tx) => {
    const known = await holdNewsletter(tx, newsletter)
    must(mayWrite(known.state))
    if (known.version !== version) throw new Refused('changed_meanwhile')
    const row = { ...rest, texts: JSON.stringify(texts), languages: languages.filter((one) => chosen.includes(one)) }
    await tx
      .updateTable('newsletters')
      .set({ ...row, version: version + 1, changed_by: found(ctx.me).id, changed_at: ctx.now() })
      .where('id', '=', newsletter)
      .execute()
    await emit(ctx, tx, newsletterWritten, { newsletter, name: rest.name })
  })
  return { success: true, data: { version: version + 1 } }
}

/** A newsletter, held until the transaction ends. @throws Refused not_found */
export async function holdNewsletter(tx: Tx, newsletter: string) {
  return found(
    await tx.selectFrom('newsletters').selectAll().where('id', '=', newsletter).forUpdate().executeTakeFirst(),
  )
}
