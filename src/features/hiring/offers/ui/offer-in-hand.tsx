import type { ReactNode } from 'react'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { offersOf } from '../contract.ts'
import { isRunning } from '../offer-states.ts'
import { OfferWord } from './offer-word.tsx'

type Props = {
  application: string
  /** Leads to where the offer is. */
  onShow: () => void
  /** The step where none is being written; not to be pressed before that is known. */
  step: (busy: boolean) => ReactNode
}

/** In place of the step to an offer: what the one that is being written waits for. Primary where the reader is who it waits for. */
export function OfferInHand({ application, onShow, step }: Props) {
  const t = useTranslations('offers.team')
  const may = useMay()('offer.propose')
  const { data, isLoading } = useCall(offersOf, { application }, { enabled: may })
  const offer = data?.data.offers.find(({ state }) => isRunning(state))
  if (!offer) return step(isLoading)
  const isMine = offer.asked ? offer.may.includes('approve') : offer.may.includes('save')
  return (
    <>
      <OfferWord offer={offer} />
      <Button look={isMine ? 'primary' : 'quiet'} onClick={onShow}>
        {t('view')}
      </Button>
    </>
  )
}
