import { useCall } from '#platform/browser/use-call.ts'
import { myOffers } from '../letter-contract.ts'
import { LetterCard } from './letter-card.tsx'

/** The letters of one application, where the candidate follows it; the newest first. */
export function MyOffers({ application }: { application: string }) {
  const { data } = useCall(myOffers, { application })
  return data?.data.map((letter) => <LetterCard key={letter.id} first={letter} />) ?? null
}
