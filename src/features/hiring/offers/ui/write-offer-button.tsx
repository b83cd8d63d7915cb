import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { offersOf } from '../contract.ts'
import { OfferComposer } from './offer-composer.tsx'

type Props = {
  application: string
  name: string
  look?: 'primary'
}

/** Opens the next letter, filled from the last one or from the job. */
export function WriteOfferButton({ application, name, look }: Props) {
  const t = useTranslations('offers.team')
  const { data } = useCall(offersOf, { application })
  const [isWriting, setWriting] = useState(false)
  if (!data) return null
  const { offers, fresh, texts, standards } = data.data
  const [last] = offers
  return (
    <>
      <Button {...(look ? { look } : { size: 's' })} icon="mail" onClick={() => setWriting(true)}>
        {t(last ? (last.state === 'declined' ? 'another' : 'again') : 'write')}
      </Button>
      {isWriting ? (
        <OfferComposer
          {...{ application, name, texts, standards }}
          written={{ before: null, terms: fresh, wrong: [] }}
          onClose={() => setWriting(false)}
        />
      ) : null}
    </>
  )
}
