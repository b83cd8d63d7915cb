import { timingSafeEqual } from 'node:crypto'
import type { Call, Given, Gives, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { Who } from '#platform/shared/who.ts'
import type { Context } from '../context.ts'
import { gateOf } from '../gate.ts'
import { traced } from '../observe/trace.ts'
import { cleanInput } from './clean-input.ts'
import { invalid } from './problem.ts'
import { RawAnswer } from './raw-answer.ts'
import type { RequestFacts } from './request-context.ts'

/** What a feature does when one of its calls comes in. */
export type Handled = { call: Call; run: (ctx: Context, input: never) => Promise<unknown> | unknown }

/** Ties a call of the contract to its verb; the compiler holds both to the same shapes. */
export const handle = <C extends Call>(
  call: C,
  run: (ctx: Context, input: Taken<C>) => Promise<Given<C> | RawAnswer> | Given<C> | RawAnswer,
): Handled => ({ call, run: run as Handled['run'] })

/**
 * The one way in, for HTTP and for pages in this process: who may, what it takes, the verb, what it gives.
 * @throws Refused no_session · locked · not_allowed · switched_off · read_only · invalid · whatever the verb refuses
 */
export async function perform({ call, run }: Handled, ctx: Context, input: unknown): Promise<unknown> {
  admit(call.who, ctx)
  if (await gateOf(ctx).isOff(ctx, ctx.me, call)) throw new Refused('switched_off')
  const asked = cleanInput(input)
  const taken = call.takes.safeParse(asked, { reportInput: true })
  if (!taken.success) throw invalid(taken.error, asked, call)
  const act = async () => run(acting(call.who, restrained(call, ctx)), taken.data as never)
  const given = await traced(`call ${call.method} ${call.path}`, {}, act)
  return given instanceof RawAnswer ? given : (call.gives.parse(given) as Gives<Call>)
}

/** @throws Refused no_session · locked · not_allowed */
export function admit(who: Who, { me, membership, locked }: Context): void {
  if (who.kind === 'anyone') return
  if (who.kind === 'page') {
    if (!me && !membership) throw new Refused(locked ? 'locked' : 'no_session')
    if (!membership?.may(who.capability)) throw new Refused('not_allowed')
    return
  }
  if (!me) throw new Refused(locked ? 'locked' : 'no_session')
  if (who.kind === 'staff' && !me.mayAsStaff(who.capability)) throw new Refused('not_allowed')
}

/** What staff may do besides reading while they see the site as somebody: stop it, sign out, and turn to a company of that person. */
const inGuise = new Set(['POST /user/guise/end', 'POST /user/log-out', 'POST /user/workspace'])
/** Copies of everything there is of a person are the person's alone. */
const neverInGuise = /^\/user\/export/

/**
 * Staff who see the site as somebody do nothing in that person's name: what changes something is refused, and so is what writes
 * something down while it reads.
 * @throws Refused read_only
 */
function restrained(call: Call, ctx: Context): Context {
  // a page token that was made meanwhile names the person too
  const { guise } = ctx.me ?? ctx.membership?.person ?? {}
  if (!guise || call.path === '/user/guise/end') return ctx
  const isReading = call.method === 'GET' && !neverInGuise.test(call.path)
  if (!isReading && !inGuise.has(`${call.method} ${call.path}`)) throw new Refused('read_only')
  return call.path === '/user/log-out' ? ctx : { ...ctx, db: ctx.readOnly, read: ctx.readOnly }
}

/** Whoever comes with the credential of a page alone acts as the member it names: what follows is told of them, not of nobody. */
const acting = (who: Who, ctx: Context): Context =>
  who.kind === 'page' && !ctx.me && ctx.membership ? { ...ctx, me: ctx.membership.person } : ctx

type Sent = Pick<RequestFacts, 'bearer' | 'xsrf' | 'site' | 'isFromElsewhere'>

/**
 * A call that changes something comes from a page of this site, also where nobody is signed in yet: otherwise another site could sign
 * people in as somebody. One that is signed by a cookie, whichever, echoes the session's XSRF value too (calls.md, "XSRF"), and not
 * even a neighbour below the same domain may send it. Bearers are no browsers' doing.
 * @throws Refused xsrf
 */
export function demandXsrf(call: Call, { me, locked, membership, settings }: Context, sent: Sent): void {
  if (call.method === 'GET' || sent.bearer) return
  if (sent.site === 'cross-site' || sent.isFromElsewhere(new URL(settings.publicUrl).origin)) throw new Refused('xsrf')
  const expected = (me ?? locked ?? membership)?.xsrf
  if (expected === undefined) return
  if (sent.site === 'same-site' || !same(sent.xsrf, expected ?? '')) throw new Refused('xsrf')
}

function same(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length > 0 && one.length === other.length && timingSafeEqual(one, other)
}
