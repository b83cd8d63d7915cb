import { sql } from 'kysely'
import { forgetRoom } from '#features/open-days/rooms/read-room.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { publish } from '#platform/server/live/publish.ts'
import { consume } from '#platform/server/tries.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { wrongField } from '#platform/shared/refusal.ts'
import { beginTalk } from './begin-talk.ts'
import type * as contract from './contract.ts'
import type { Signal } from './contract.ts'
import { callJoined, callLeft } from './events.ts'
import { holdTalk, type Talk, talkAtDesk, talkBehind } from './find-talk.ts'
import { topicOfCall } from './line-of-call.ts'
import { mostLetters, signalPace } from './rules.ts'

/** @throws Refused not_found · call_over · invalid · too_many */
export const signalFromDesk = async (
  ctx: Context,
  { signals, ...at }: Taken<typeof contract.signalFromDesk>,
): Promise<Given<typeof contract.signalFromDesk>> => keep(ctx, await talkAtDesk(ctx, at), signals)

/** @throws Refused link_expired · call_over · invalid · too_many */
export const signalFromLink = async (
  ctx: Context,
  { signals, key }: Taken<typeof contract.signalFromLink>,
): Promise<Given<typeof contract.signalFromLink>> => keep(ctx, await talkBehind(ctx, key), signals)

/** @throws Refused not_found · call_over */
export const readDeskSignals = async (
  ctx: Context,
  { after, ...at }: Taken<typeof contract.readDeskSignals>,
): Promise<Given<typeof contract.readDeskSignals>> => read(ctx, await talkAtDesk(ctx, at), after)

/** @throws Refused link_expired · call_over */
export const readLinkSignals = async (
  ctx: Context,
  { after, key }: Taken<typeof contract.readLinkSignals>,
): Promise<Given<typeof contract.readLinkSignals>> => read(ctx, await talkBehind(ctx, key), after)

/** Keeps what a side signals. @throws Refused call_over · invalid · too_many */
export async function keep(
  ctx: Context,
  talk: Talk,
  signals: Signal[],
): Promise<Given<typeof contract.signalFromDesk>> {
  if (JSON.stringify(signals).length > mostLetters) throw wrongField('signals', 'too_long', { max: mostLetters })
  const counter = ctx.counters.named(signalPace.name, signalPace)
  if (counter) await consume(counter, `${talk.visit} ${talk.side}`)
  const { number, day } = await ctx.db.transaction().execute(async (tx) => {
    const { day_id: day, page_id: page } = await holdTalk(tx, talk)
    const rows = signals.map((signal) => ({
      ...{ visit_id: talk.visit, of_day_id: day, desk_id: talk.desk, side: talk.side },
      ...{ signal: JSON.stringify(signal), at: ctx.now() },
    }))
    const kept = await tx.insertInto('call_signals').values(rows).returning('id').execute()
    for (const signal of signals) await tell(ctx, tx, { ...talk, day, page }, signal)
    if (signals.some(({ kind }) => kind === 'hello')) await beginTalk(ctx, tx, talk)
    return { number: Math.max(...kept.map(({ id }) => id)), day }
  })
  if (signals.some(({ kind }) => kind === 'hello')) forgetRoom(ctx, day)
  return { success: true, data: { number } }
}

/** Who comes and goes is history; the rest is gone with the talk. */
async function tell(ctx: Context, tx: Tx, side: Talk & { day: string; page: string }, signal: Signal): Promise<void> {
  if (signal.kind === 'hello') await emit(ctx, tx, callJoined, { ...side, means: signal.means })
  if (signal.kind === 'bye') await emit(ctx, tx, callLeft, side)
  const coming = { hello: callJoined.name, bye: callLeft.name }
  const name = signal.kind === 'hello' || signal.kind === 'bye' ? coming[signal.kind] : 'call.signalled'
  await publish(tx, [topicOfCall(ctx, side.visit)], name, side.visit)
}

/** What the other sides signalled after a number. */
export async function read(ctx: Context, talk: Talk, after: number): Promise<Given<typeof contract.readDeskSignals>> {
  const rows = await ctx.db
    .selectFrom('call_signals')
    .select(['id', 'side', 'at', 'signal'])
    .where('visit_id', '=', talk.visit)
    .where('desk_id', '=', talk.desk)
    .where('id', '>', after)
    // a second page of the own side takes the call over: the first has to know
    .where((eb) => eb.or([eb('side', '!=', talk.side), sql<boolean>`signal->>'kind' = 'hello'`]))
    .orderBy('id')
    .limit(200)
    .execute()
  const data = rows.map(({ id, side, at, signal }) => ({
    ...{ number: id, side, at: at.toISOString(), signal: signal as Signal },
  }))
  return { success: true, data }
}
