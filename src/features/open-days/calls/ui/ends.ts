import { send } from '#platform/browser/call.ts'
import {
  type Numbered,
  readDeskSignals,
  readLinkSignals,
  type TalkCall as Shown,
  type Signal,
  showDeskCall,
  showLinkCall,
  signalFromDesk,
  signalFromLink,
} from '../contract.ts'
import { readGuestSignals, showGuestCall, signalFromGuest } from '../guest-contract.ts'
import type { CallSide } from '../rules.ts'

/** One end of a call: how it finds the other, speaks to it and hears it. */
export type Ends = {
  side: CallSide
  find: () => Promise<Shown>
  say: (signals: Signal[]) => Promise<number>
  hear: (after: number) => Promise<Numbered[]>
}

/** The desk: a member of the company's team. */
export const deskEnd = (at: { day: string; desk: string; visit: string }): Ends => ({
  side: 'desk',
  find: async () => (await send(showDeskCall, at)).data,
  say: async (signals) => (await send(signalFromDesk, { ...at, signals })).data.number,
  hear: async (after) => (await send(readDeskSignals, { ...at, after })).data,
})

/** The visitor, who may have no account: the ticket's link is all they hold. */
export const linkEnd = (key: string): Ends => ({
  side: 'visitor',
  find: async () => (await send(showLinkCall, { key })).data,
  say: async (signals) => (await send(signalFromLink, { key, signals })).data.number,
  hear: async (after) => (await send(readLinkSignals, { key, after })).data,
})

/** A third, who holds a link that is good for this call alone. */
export const guestEnd = (key: string): Ends => ({
  side: 'guest',
  find: async () => {
    const { call } = (await send(showGuestCall, { key })).data
    // until the visitor says yes there is nothing to find
    if (!call) throw new Error('not agreed')
    return call
  },
  say: async (signals) => (await send(signalFromGuest, { key, signals })).data.number,
  hear: async (after) => (await send(readGuestSignals, { key, after })).data,
})
