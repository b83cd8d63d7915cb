export const callPhases = ['out', 'asking', 'ready', 'in', 'elsewhere'] as const
export type CallPhase = (typeof callPhases)[number]

export const callSteps = ['choose', 'got', 'join', 'leave', 'taken_over'] as const
export type CallStep = (typeof callSteps)[number]

/** Nothing is asked of the browser in `out`; in `ready` one sees and hears oneself, and nobody else does. */
const table: Record<CallPhase, Partial<Record<CallStep, CallPhase>>> = {
  out: { choose: 'asking' },
  asking: { got: 'ready', leave: 'out' },
  // another camera, or another microphone
  ready: { choose: 'asking', join: 'in', leave: 'out' },
  in: { leave: 'out', taken_over: 'elsewhere' },
  // opened a second time, where it goes on
  elsewhere: { choose: 'asking' },
}

/** The phase that follows; the same where this cannot happen: a press came too late. */
export const phaseAfter = (phase: CallPhase, step: CallStep): CallPhase => table[phase][step] ?? phase
