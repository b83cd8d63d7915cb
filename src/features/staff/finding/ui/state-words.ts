import type { Tone } from '#ui/basics/word.tsx'

const states = [
  ...['active', 'deactivated', 'suspended', 'pending', 'withheld', 'limited', 'closed'],
  ...[
    'draft',
    'submitted',
    'changes_requested',
    'approved',
    'live',
    'paused',
    'archived',
    'awaiting_client',
    'scheduled',
    'refused',
  ],
  ...['created', 'awaiting_payment', 'invoice_sent', 'paid', 'fulfilled', 'failed', 'cancelled', 'refunded'],
  ...['redeemed', 'expired'],
  'other',
] as const
type State = (typeof states)[number]

/** The key of the words of a state, whatever thing it is of. */
export const stateOf = (state: string): State => states.find((one) => one === state) ?? 'other'

const tones: Partial<Record<string, Tone>> = {
  ...{ active: 'good', live: 'good', paid: 'good', fulfilled: 'good', approved: 'good' },
  ...{ suspended: 'bad', failed: 'bad', refused: 'bad' },
  ...{
    pending: 'warm',
    withheld: 'warm',
    submitted: 'warm',
    limited: 'warm',
    awaiting_payment: 'warm',
    changes_requested: 'warm',
  },
}
export const toneOf = (state: string): Tone => tones[state] ?? 'plain'
