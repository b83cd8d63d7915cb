import type { Call } from '#platform/shared/contract.ts'
import type { Me, World } from './context.ts'

/** Whether the site is open and to whom, and which parts of it are on; one feature knows. */
export type Gate = {
  /** Seconds until the closed site is expected to open; null while it is open. */
  shut: (world: World) => Promise<number | null>
  /** Who may in while it is closed: these people, and everybody at these addresses. */
  admits: (me: Me | null, path: string) => boolean
  /** Whether a call belongs to a part of the site that is switched off for this visitor. */
  isOff: (world: World, me: Me | null, call: Call) => Promise<boolean>
}

/** Where nobody says otherwise everything is open. */
export const openGate: Gate = { shut: async () => null, admits: () => true, isOff: async () => false }

/** The gate of a world, whose parts the context does not name. */
export const gateOf = (world: World): Gate => (world.parts as { gate: Gate }).gate
