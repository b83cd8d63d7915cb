import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Meter } from '#ui/basics/meter.tsx'
import { showProfile } from '../contract.ts'
import { steps } from '../rules.ts'
import { addressOfStep } from './steps.ts'

/** The way back to a registration that stopped in the middle. */
export function ContinueCard({ first }: { first: Gives<typeof showProfile> | undefined }) {
  const t = useTranslations('profiles.steps')
  const { data } = useCall(showProfile, {}, { initial: first, enabled: first !== undefined })
  const profile = data?.data
  if (!profile || profile.next_step === null) return null
  return (
    <Card title={t('profile')}>
      <Meter
        part={(profile.steps.length + 1) / (steps.length + 1)}
        label={t('count', { step: profile.next_step, of: steps.length + 1 })}
      />
      <p className="small quiet">{t(`texts.${profile.next_step}`)}</p>
      <div>
        <LinkButton href={addressOfStep(profile.next_step)} look="quiet">
          {t(profile.steps.length > 0 ? 'resume' : 'begin')}
        </LinkButton>
      </div>
    </Card>
  )
}
