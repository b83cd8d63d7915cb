/** A calendar whose rules would take longer to follow than any that people keep. */
export class TooMuchToRead extends Error {}

/** Takes that much of what reading a file may cost. @throws TooMuchToRead */
export type Spend = (cost: number) => void

/** Of the order of a second of the processor: a day looked at costs one, a clock read in its zone as much as `clockCost`. */
const most = 20_000_000
export const clockCost = 500

/** No file keeps the site busy, however its rules are written. */
export function anEffort(): Spend {
  let left = most
  return (cost) => {
    left -= cost
    if (left < 0) throw new TooMuchToRead('a calendar that repeats without end')
  }
}
