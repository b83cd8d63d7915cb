import { useState } from 'react'
import type { Stage } from '#features/hiring/applications/stages.ts'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { offersOf } from '../contract.ts'
import { isRunning } from '../offer-states.ts'
import { mayBeOffered } from '../rules.ts'
import { OfferComposer, type Written } from './offer-composer.tsx'
import { TeamOffer } from './team-offer.tsx'

type Props = { application: string; name: string; stage: Stage }

/** The offers to an applicant, beside CV and messages. */
export function OffersPart({ application, name, stage }: Props) {
  const t = useTranslations('offers.team')
  const may = useMay()('offer.propose')
  const { data } = useCall(offersOf, { application }, { enabled: may })
  const [writing, setWriting] = useState<Written | null>(null)
  if (!may || !data) return null
  const { offers, fresh, texts } = data.data
  const mayWrite = mayBeOffered(stage) && !offers.some(({ state }) => isRunning(state))
  if (offers.length === 0 && !mayWrite) return null
  return (
    <section className="stack stack-s">
      <h3>{t('title')}</h3>
      {offers.length === 0 ? <p className="small quiet">{t('none')}</p> : null}
      {offers.map((offer) => (
        <TeamOffer key={offer.id} offer={offer} onEdit={() => setWriting({ before: offer, terms: offer })} />
      ))}
      {mayWrite ? (
        <div>
          <Button size="s" icon="mail" onClick={() => setWriting({ before: null, terms: fresh })}>
            {t(offers.length > 0 ? 'again' : 'write')}
          </Button>
        </div>
      ) : null}
      {writing ? (
        <OfferComposer
          application={application}
          name={name}
          texts={texts}
          written={writing}
          onClose={() => setWriting(null)}
        />
      ) : null}
    </section>
  )
}
