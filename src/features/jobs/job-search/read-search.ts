import type { Context } from '#platform/server/context.ts'
import { begunAs } from './begun.ts'
import type { JobQuery } from './contract.ts'
import { totalOf } from './count-jobs.ts'
import { sampleJobs } from './sample-jobs.ts'
import { type Ready, readTyped, type Search } from './search.ts'

/** Reads what was asked for, beginnings of words where as typed nothing is found; `without` leaves filters out, for the counts beside them. */
export async function read(ctx: Context, query: JobQuery, without: readonly string[] = []): Promise<Ready> {
  const typed = await readTyped(ctx, query, without)
  const to = query.as_typed ? null : await begunAs(ctx, query.q, typed.asked.query)
  if (to === null || (await findsAny(ctx, typed))) return typed
  const begun = await readTyped(ctx, { ...query, q: to, as_typed: true }, without)
  // all of it read, it goes on to what is near, which words that nobody knows do not
  if (begun.asked.query.rest !== '' && !(await findsAny(ctx, begun))) return typed
  const mended = { from: query.q, to }
  return { ...begun, asked: { ...begun.asked, query: { ...begun.asked.query, mended } } }
}

async function findsAny(ctx: Context, { wish, searchFor }: Ready): Promise<boolean> {
  return totalOf(await sampleJobs(ctx.read, await searchFor(wish), ctx.now().getTime())).total > 0
}

/** The search for all that is asked, in any language. */
export async function readyFor(ctx: Context, query: JobQuery, without: readonly string[] = []): Promise<Search> {
  const { wish, searchFor } = await read(ctx, query, without)
  return searchFor(wish)
}
