import type { Call } from '#platform/shared/contract.ts'
import { faultOf } from './fault-of.ts'
import type { Fuzz } from './fuzz.ts'
import type { Got, Request } from './request-of.ts'

export type Fault = { what: string; fault: string; asked: string }
export type Found = {
  requests: number
  reached: Set<string>
  faults: Fault[]
  statuses: Map<number, number>
  /** Why each call was refused that was asked as its contract takes it, and how often. */
  refused: Map<string, Map<string, number>>
  /** How many fields were read back as they had been written. */
  readBack: number
}

export const nothingFound = (): Found => ({
  requests: 0,
  reached: new Set(),
  faults: [],
  statuses: new Map(),
  refused: new Map(),
  readBack: 0,
})

export const named = ({ method, path }: Call): string => `${method} ${path}`

/** Asks, counts the answer, and keeps what is wrong with it, what it shows and why it refuses. */
export async function askAndNote(about: Fuzz, found: Found, call: Call, request: Request, isBroken: boolean) {
  const answer = await about.ask(request)
  found.requests++
  found.statuses.set(answer.status, (found.statuses.get(answer.status) ?? 0) + 1)
  const fault = faultOf(answer)
  if (fault) found.faults.push({ what: named(call), fault, asked: described(request, isBroken) })
  if (answer.status < 300) {
    found.reached.add(named(call))
    about.shown.learn(call.path, bodyOf(answer))
  } else if (!isBroken) noteRefusal(found, call, answer)
  return answer
}

/** What an answer says, where it is JSON: not a JSON a line, as the audit is given out. */
export const bodyOf = ({ type, body }: Got): Record<string, unknown> =>
  /\bjson\b/.test(type) && body ? JSON.parse(body) : {}

function noteRefusal({ refused }: Found, call: Call, { status, body }: Got): void {
  const codes = refused.get(named(call)) ?? new Map<string, number>()
  const fields = [...body.matchAll(/"field":"([^"]+)"/g)].map(([, field]) => field)
  const why = [status, /"code":"(\w+)"/.exec(body)?.[1], ...fields].filter(Boolean).join(' ')
  refused.set(named(call), codes.set(why, (codes.get(why) ?? 0) + 1))
}

const described = ({ method, url, payload, who }: Request, isBroken: boolean) =>
  `${who}: ${method} ${url.slice(0, 300)} ${Buffer.isBuffer(payload) ? `(${payload.length} bytes) ${payload.toString('utf8').slice(0, 300)}` : String(payload ?? '').slice(0, 500)}${isBroken ? '' : ' (as the contract takes it)'}`
