import type { Step } from '../rules.ts'

const addresses: Record<Step, string> = {
  2: '/second-step',
  3: '/third-step',
  4: '/fourth-step',
  5: '/fifth-step',
}

export const reviewAddress = '/registration-review'
export const profileAddress = '/user/profile'

/** Where a step is; with none left, what was written is looked through. */
export const addressOfStep = (step: number | null): string => addresses[step as Step] ?? reviewAddress

/** The step of an address; null for any other. */
export const stepAt = (path: string): Step | null => {
  const found = Object.entries(addresses).find(([, address]) => path.startsWith(address))
  return found ? (Number(found[0]) as Step) : null
}
