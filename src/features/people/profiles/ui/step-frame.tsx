import { type ReactNode, use } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Path } from '#ui/basics/path.tsx'
import type { Profile } from '../contract.ts'
import { type Step, steps } from '../rules.ts'
import { profileAddress } from './steps.ts'
import { WholeProfile } from './whole-profile.ts'

type Props = { step: Step; profile: Profile; children: ReactNode }

/** Which step it is, how many there are, and that each is kept; of a whole profile only which part. */
export function StepFrame({ step, profile, children }: Props) {
  const t = useTranslations('profiles.steps')
  if (use(WholeProfile))
    return (
      <>
        <header className="stack stack-xs">
          <a className="link small" href={profileAddress}>
            {t('profile')}
          </a>
          <h1>{t(`titles.${step}`)}</h1>
        </header>
        {children}
      </>
    )
  return (
    <>
      <Path
        label={t('path')}
        stops={[
          { words: t('short.1'), state: 'done' },
          ...steps.map((one) => ({
            words: t(`short.${one}`),
            state:
              one === step ? ('now' as const) : profile.steps.includes(one) ? ('done' as const) : ('next' as const),
          })),
        ]}
      />
      <header className="stack stack-xs">
        <p className="small faint">{t('count', { step, of: steps.length + 1 })}</p>
        <h1>{t(`titles.${step}`)}</h1>
        <p className="quiet measure">{t(`texts.${step}`)}</p>
      </header>
      {children}
    </>
  )
}
