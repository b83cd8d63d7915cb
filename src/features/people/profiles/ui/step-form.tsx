import { type ReactNode, use } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import type { Step } from '../rules.ts'
import { addressOfStep, profileAddress } from './steps.ts'
import type { StepForm as Form } from './use-step.ts'
import { WholeProfile } from './whole-profile.ts'

type Props = {
  step: Step
  form: Form
  /** Of a field whose own label says too little. */
  labelOf?: (field: string) => string | undefined
  children: ReactNode
}

/** A step's form: what is wrong above, the ways on below. */
export function StepForm({ step, form, labelOf, children }: Props) {
  return (
    <form method="post" className="stack stack-l" onSubmit={form.submit} noValidate>
      <ErrorSummary
        errors={form.errors.map(({ field, message }) => ({ name: field, text: message, label: labelOf?.(field) }))}
        findLabels
        takeFocus
      />
      <LooseProblem problem={form.problem} />
      {children}
      {use(WholeProfile) ? <PartEnd form={form} /> : <StepEnd step={step} form={form} />}
    </form>
  )
}

/** Back, past, or on. */
function StepEnd({ step, form }: { step: Step; form: Form }) {
  const t = useTranslations('profiles.steps')
  return (
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
  )
}

/** A part of a whole profile is saved or left, and leads back to it. */
function PartEnd({ form }: { form: Form }) {
  const t = useTranslations('profiles.steps')
  const ui = useTranslations('ui')
  return (
    <div className="cluster">
      <Button type="submit" look="primary" size="l" busy={form.sending}>
        {t('save')}
      </Button>
      <LinkButton href={profileAddress} look="quiet" size="l">
        {ui('cancel')}
      </LinkButton>
    </div>
  )
}
