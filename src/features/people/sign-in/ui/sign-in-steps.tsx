import { useState } from 'react'
import { SecondStepForm } from '#features/people/second-factor/ui/second-step-form.tsx'
import { Problem } from '#platform/browser/problem.ts'
import type { Gives } from '#platform/shared/contract.ts'
import type { authenticate } from '../contract.ts'
import { AsleepPanel } from './asleep-panel.tsx'

type SignedIn = Gives<typeof authenticate>
export type Step = { code: 'second_factor_needed' | 'account_asleep'; ticket: string; eraseAt: string | null }

/** The step that a refusal of signing in asks for; null when it is a plain refusal. */
export function stepOf(problem: unknown): Step | null {
  if (!(problem instanceof Problem)) return null
  const { code, facts } = problem
  if (code !== 'second_factor_needed' && code !== 'account_asleep') return null
  return { code, ticket: String(facts.ticket), eraseAt: facts.erase_at ? String(facts.erase_at) : null }
}

/** What signing in may still ask for after the first proof; one step may lead to another. */
export function SignInSteps({
  first,
  onDone,
  onBack,
}: {
  first: Step
  onDone: (signedIn: SignedIn) => void
  onBack: () => void
}) {
  const [step, setStep] = useState(first)
  if (step.code === 'account_asleep')
    return <AsleepPanel ticket={step.ticket} eraseAt={step.eraseAt} onDone={onDone} onBack={onBack} />
  return (
    <SecondStepForm
      ticket={step.ticket}
      onDone={onDone}
      onBack={onBack}
      onAsleep={(problem) => setStep(stepOf(problem) ?? step)}
    />
  )
}
