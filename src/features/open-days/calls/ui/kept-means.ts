import { type CallMeans, callMeans } from '../rules.ts'

const nameOf = (topic: string) => `in ${topic}`

/** With what this tab is in a call, so that it survives a reload; null once it left. */
export function keepMeans(topic: string, means: CallMeans | null): void {
  try {
    if (means) sessionStorage.setItem(nameOf(topic), means)
    else sessionStorage.removeItem(nameOf(topic))
  } catch {
    // storage is closed: after a reload one joins again by a press
  }
}

export function keptMeans(topic: string): CallMeans | null {
  try {
    const kept = sessionStorage.getItem(nameOf(topic))
    return callMeans.find((means) => means === kept) ?? null
  } catch {
    return null
  }
}
