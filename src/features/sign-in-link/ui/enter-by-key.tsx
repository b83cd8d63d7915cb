import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LooseProblem } from '#features/passwords/ui/loose-problem.tsx'
import { SecondStepForm } from '#features/second-factor/ui/second-step-form.tsx'
import type { authenticateFurther } from '#features/sign-in/contract.ts'
import { useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { signInByLink } from '../contract.ts'

type SignedIn = Gives<typeof authenticateFurther>
type Props = { loginKey: string; onExpired: () => void; onDone: (signedIn: SignedIn) => void }

/**
 * Uses the key up by a press of a button. Scanners of mail open every link, and some run its scripts: a key that was spent by
 * looking would be gone before the person comes.
 */
export function EnterByKey({ loginKey, onExpired, onDone }: Props) {
  const t = useTranslations('signInLink.enter')
  const [ticket, setTicket] = useState<string | null>(null)
  const enter = useSend(signInByLink, {
    onDone,
    onProblem(problem) {
      if (problem.code === 'link_expired' || problem.code === 'invalid') onExpired()
      if (problem.code === 'second_factor_needed') setTicket(String(problem.facts.ticket))
    },
  })
  if (ticket !== null) return <SecondStepForm ticket={ticket} onDone={onDone} onBack={onExpired} />
  return (
    <div className="stack">
      <LooseProblem problem={enter.error} fields={[]} />
      <Button look="primary" size="l" wide busy={enter.isPending} onClick={() => enter.mutate({ key: loginKey })}>
        {t('go')}
      </Button>
    </div>
  )
}
