import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Meter } from '#ui/basics/meter.tsx'
import { showProfile } from '../contract.ts'
import { nextOfProfile, profileParts } from '../profile-rules.ts'
import type { Step } from '../rules.ts'
import { ContinueCard } from './continue-card.tsx'
import { addressOfStep } from './steps.ts'

const stepOf: Record<(typeof profileParts)[number], Step> = { positions: 3, start: 3, places: 3, skills: 5, salary: 3 }

/** What the profile should say next: the registration where it stopped, then the one thing that is missing. */
export function ProfileCard({ first }: { first: Gives<typeof showProfile> | undefined }) {
  const t = useTranslations('profiles.next')
  const { data } = useCall(showProfile, {}, { initial: first, enabled: first !== undefined })
  const profile = data?.data
  if (!profile || profile.next_step !== null) return <ContinueCard first={first} />
  const { next, said } = nextOfProfile(profile)
  if (next === null) return null
  return (
    <Card title={t('title')}>
      <div className="stack stack-s">
        <Meter part={said / profileParts.length} label={t('said', { count: said, of: profileParts.length })} />
        <p className="small quiet">{t(`why.${next}`)}</p>
        <div>
          <LinkButton href={addressOfStep(stepOf[next])} look="quiet">
            {t(`go.${next}`)}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
