import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Meter } from '#ui/basics/meter.tsx'
import { showProfile } from '../contract.ts'
import { nextOfProfile, type ProfilePart, profileParts } from '../profile-rules.ts'
import type { Step } from '../rules.ts'
import { ContinueCard } from './continue-card.tsx'
import { SkillsFromCv } from './skills-from-cv.tsx'
import { addressOfStep } from './steps.ts'

const stepOf: Record<ProfilePart, Step> = { positions: 3, start: 3, places: 3, skills: 5, salary: 3 }

type Props = {
  first: Gives<typeof showProfile> | undefined
  /** The CV that is sent, where there is one. */
  cv: string | null
}

/** What the profile should say next: the registration where it stopped, then the one thing that is missing. */
export function ProfileCard({ first, cv }: Props) {
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
        {next === 'skills' && cv ? <SkillsFromCv cv={cv} asked={<Asked next={next} />} /> : <Asked next={next} />}
      </div>
    </Card>
  )
}

/** Why it is asked for, and the way to where it is written. */
function Asked({ next }: { next: ProfilePart }) {
  const t = useTranslations('profiles.next')
  return (
    <>
      <p className="small quiet">{t(`why.${next}`)}</p>
      <div>
        <LinkButton href={addressOfStep(stepOf[next])} look="quiet">
          {t(`go.${next}`)}
        </LinkButton>
      </div>
    </>
  )
}
