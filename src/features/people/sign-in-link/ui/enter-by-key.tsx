import { useState } from 'react'
import type { authenticateFurther } from '#features/people/sign-in/contract.ts'
import { SignInSteps, type Step, stepOf } from '#features/people/sign-in/ui/sign-in-steps.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { signInByLink } from '../contract.ts'

type SignedIn = Gives<typeof authenticateFurther>
type Props = { loginKey: string; onExpired: () => void; onDone: (signedIn: SignedIn) => void }

/**
 * Uses the key up by a press of a button. Scanners of mail open every link, and some run its scripts: a key that was spent by
 * looking would be gone before the person comes.
 */
export function EnterByKey({ loginKey, onExpired, onDone }: Props) {
  const t = useTranslations('signInLink.enter')
  const [step, setStep] = useState<Step | null>(null)
  const enter = useSend(signInByLink, {
    onDone,
    onProblem(problem) {
      if (problem.code === 'link_expired' || problem.code === 'invalid') onExpired()
      setStep(stepOf(problem))
    },
  })
  if (step) return <SignInSteps first={step} onDone={onDone} onBack={onExpired} />
  return (
    <div className="stack">
      <LooseProblem problem={enter.error} fields={[]} />
      <Button look="primary" size="l" wide busy={enter.isPending} onClick={() => enter.mutate({ key: loginKey })}>
        {t('go')}
      </Button>
    </div>
  )
}
