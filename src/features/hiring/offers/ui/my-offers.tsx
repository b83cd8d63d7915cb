import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { myOffers } from '../letter-contract.ts'
import { LetterCard } from './letter-card.tsx'

/** The letters of one application, where the candidate follows it; the newest first. */
export function MyOffers({ application, first }: { application: string; first: Gives<typeof myOffers> }) {
  const { data } = useCall(myOffers, { application }, { initial: first })
  return data?.data.map((letter) => <LetterCard key={letter.id} first={letter} />) ?? null
}
