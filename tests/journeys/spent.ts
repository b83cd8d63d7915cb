/** What a journey does with its time. */
export type Share = 'getting ready' | 'worlds' | 'screens' | 'axe' | 'expects' | 'steps' | 'rest'
/** Of one journey on one device, in ms, with how often axe looked and how much was expected. */
export type Spent = {
  journey: string
  file: string
  project: string
  ms: number
  axe: number
  expects: number
  shares: Record<Share, number>
}

/** The name of the step in which axe looks at a screen. */
export const axeStep = 'axe'
