import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import type { Step } from '../rules.ts'
import { addressOfStep } from './steps.ts'
import type { StepForm as Form } from './use-step.ts'

/** A step's form: what is wrong above, the ways on below. */
export function StepForm({ step, form, children }: { step: Step; form: Form; children: ReactNode }) {
  const t = useTranslations('profiles.steps')
  return (
    <form method="post" className="stack stack-l" onSubmit={form.submit} noValidate>
      <ErrorSummary errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))} takeFocus />
      <LooseProblem problem={form.problem} />
      {children}
      <div className="cluster spread">
        {step > 2 ? (
          <LinkButton href={addressOfStep(step - 1)} look="text" icon="back">
            {t('back')}
          </LinkButton>
        ) : (
          <span />
        )}
        <div className="cluster">
          <Button look="quiet" busy={form.skipping} onClick={form.skip}>
            {t('skip')}
          </Button>
          <Button type="submit" look="primary" size="l" busy={form.sending}>
            {t(step === 5 ? 'finish' : 'goOn')}
          </Button>
        </div>
      </div>
    </form>
  )
}
