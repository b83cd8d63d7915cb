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
  /** The step that comes next; one to an offer is not to be pressed before it is known whether one is being written. */
  step: (busy: boolean) => ReactNode
  isToOffer: boolean
}

/**
 * Where the offer stands that is written or out: in place of the step to one, beside any other. Primary where the reader is who it
 * waits for.
 */
export function OfferInHand({ application, onShow, step, isToOffer }: Props) {
  const t = useTranslations('offers.team')
  const may = useMay()('offer.propose')
  const { data, isLoading } = useCall(offersOf, { application }, { enabled: may })
  const offer = data?.data.offers.find(({ state }) => isRunning(state))
  if (!offer) return step(isToOffer && isLoading)
  const isMine = offer.asked ? offer.may.includes('approve') : offer.may.includes('save')
  return (
    <>
      {isToOffer ? null : step(false)}
      <OfferWord offer={offer} />
      <Button look={isMine && isToOffer ? 'primary' : 'quiet'} onClick={onShow}>
        {t('view')}
      </Button>
    </>
  )
}
