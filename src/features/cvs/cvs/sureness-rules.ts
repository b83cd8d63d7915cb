import { fairlyFrom, sureFrom } from '#libraries/cv-content/sureness-contract.ts'

export const surenesses = ['sure', 'fairly', 'unsure'] as const
export type Sureness = (typeof surenesses)[number]

export const surenessOf = (confidence: number): Sureness =>
  confidence >= sureFrom ? 'sure' : confidence >= fairlyFrom ? 'fairly' : 'unsure'
