import { useEffect, useRef, useState } from 'react'
import type { Stage } from '#features/hiring/applications/stages.ts'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { type Offer, offersOf } from '../contract.ts'
import { isRunning } from '../offer-states.ts'
import { mayBeOffered } from '../rules.ts'
import { OfferComposer } from './offer-composer.tsx'
import type { Wrong } from './team-moves.tsx'
import { TeamOffer } from './team-offer.tsx'
import { WriteOfferButton } from './write-offer-button.tsx'

type Props = {
  application: string
  name: string
  stage: Stage
  /** How often somebody asked to be led here. */
  asked: number
}

/** The offers to an applicant, beside CV and messages. */
export function OffersPart({ application, name, stage, asked }: Props) {
  const t = useTranslations('offers.team')
  const may = useMay()('offer.propose')
  const { data } = useCall(offersOf, { application }, { enabled: may })
  const [writing, setWriting] = useState<{ offer: Offer; wrong: Wrong } | null>(null)
  const part = useRef<HTMLElement>(null)
  const isThere = may && data !== undefined
  useEffect(() => {
    if (asked === 0 || !isThere) return
    part.current?.scrollIntoView({ block: 'start' })
    part.current?.focus({ preventScroll: true })
  }, [asked, isThere])
  if (!may || !data) return null
  const { offers, places, texts, standards } = data.data
  const mayWrite = mayBeOffered(stage) && !offers.some(({ state }) => isRunning(state))
  if (offers.length === 0 && !mayWrite) return null
  return (
    <section ref={part} tabIndex={-1} className="stack stack-s" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {offers.length === 0 ? <p className="small quiet">{t('none')}</p> : null}
      {offers.map((offer) => (
        <TeamOffer
          key={offer.id}
          {...{ offer, places }}
          isAlone={offers.length === 1}
          onEdit={(wrong = []) => setWriting({ offer, wrong })}
        />
      ))}
      {mayWrite ? (
        <div>
          <WriteOfferButton {...{ application, name }} />
        </div>
      ) : null}
      {writing ? (
        <OfferComposer
          application={application}
          name={name}
          {...{ texts, standards }}
          written={{ before: writing.offer, terms: writing.offer, wrong: writing.wrong }}
          onClose={() => setWriting(null)}
        />
      ) : null}
    </section>
  )
}
