import { useTranslations } from '#platform/browser/intl.ts'
import { type Tone, Word } from '#ui/basics/word.tsx'
import type { Offer } from '../contract.ts'

const tones: Partial<Record<Offer['state'] | 'asked', Tone>> = {
  asked: 'warm',
  approved: 'info',
  viewed: 'info',
  accepted: 'good',
  declined: 'bad',
  expired: 'warm',
}

/** Where an offer stands, in a word. */
export function OfferWord({ offer: { state, asked } }: { offer: Pick<Offer, 'state' | 'asked'> }) {
  const t = useTranslations('offers.states')
  const shown = state === 'draft' && asked ? 'asked' : state
  return <Word tone={tones[shown]}>{t(shown)}</Word>
}
