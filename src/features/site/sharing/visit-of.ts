import { isbot } from 'isbot'
import type { Context } from '#platform/server/context.ts'

/** Whether a visit is one of a person: machines that read the web are not counted, nor what browsers fetch ahead. */
export const visitOf = (ctx: Context) => ({
  bot: isbot(ctx.userAgent),
  ahead: /prefetch|prerender/i.test(ctx.asked('sec-purpose') ?? ctx.asked('purpose') ?? ''),
})
