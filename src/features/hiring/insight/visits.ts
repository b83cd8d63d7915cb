import { countView } from '#features/site/traffic/count-view.ts'
import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { countOpened } from './count-opened.ts'

/** Counts one more for the site, and for the job or company page it was. */
export async function registerVisit(
  ctx: Context,
  { path, referrer, within, device, ...opened }: Taken<typeof contract.registerVisit>,
): Promise<RawAnswer> {
  if (await countView(ctx, { path, referrer, within, device })) await countOpened(ctx, opened)
  return new RawAnswer(204, {})
}
