import type { Context } from '#platform/server/context.ts'
import type { Needs, Recipient } from './notice.ts'

/** Whether somebody may do this on a page, and reaches the job where one is named. */
export type MayStill = (ctx: Context, user: string, needs: Needs) => Promise<boolean>

let ask: MayStill = () => Promise.resolve(false)

/** Called once at start: who may what is known to pages and jobs. */
export function registerMayStill(check: MayStill): void {
  ask = check
}

/** Whoever left a team, or may less than before, is told nothing more of its things, not even what waited for its time. */
export const mayStill = async (ctx: Context, { user, needs }: Recipient): Promise<boolean> =>
  !needs || (user !== null && ask(ctx, user, needs))
