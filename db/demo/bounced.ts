import type { Cast } from './personas.ts'
import { day, later, type Row } from './rows.ts'

/** Addresses that a mail server has refused: the agent's full letter box, and two candidates who left theirs. */
export function makeBounced(cast: Cast, candidates: readonly Row<'users'>[], now: Date): Row<'bounced_addresses'>[] {
  const left = candidates.filter(({ email, demo_persona }) => email && !demo_persona).slice(20, 22)
  const said = [
    { code: 552, reason: '552 5.2.2 The email account that you tried to reach is over quota', times: 3, rested: 4 },
    { code: 550, reason: '550 5.1.1 The email account that you tried to reach does not exist', times: 2, rested: 2 },
    { code: 550, reason: '550 5.1.1 User unknown', times: 1, rested: 1 },
  ]
  return [cast.agent.row, ...left].map(({ email }, at) => ({
    ...(said[at] as (typeof said)[number]),
    address: (email as string).toLowerCase(),
    bounced_at: later(now, -(at + 1) * day),
    try_at: later(now, (3 - at) * day),
  }))
}
