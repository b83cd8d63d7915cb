export const surenesses = ['sure', 'fairly', 'unsure'] as const
export type Sureness = (typeof surenesses)[number]

/** Confidences are set by rule (docs/decisions/0020); below the second of these a person should look. */
const sureFrom = 0.8
const fairlyFrom = 0.65

export const surenessOf = (confidence: number): Sureness =>
  confidence >= sureFrom ? 'sure' : confidence >= fairlyFrom ? 'fairly' : 'unsure'
