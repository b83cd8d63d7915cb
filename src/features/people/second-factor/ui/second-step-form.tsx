import { authenticateFurther } from '#features/people/sign-in/contract.ts'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

type Props = {
  ticket: string
  onDone: (signedIn: Gives<typeof authenticateFurther>) => void
  onBack: () => void
  /** The code was right, and the account is deactivated. */
  onAsleep: (problem: Problem) => void
}

/** The code that an account with two-step sign-in asks for after the password. */
export function SecondStepForm({ ticket, onDone, onBack, onAsleep }: Props) {
  const t = useTranslations('secondFactor.step')
  const form = useForm(authenticateFurther, {
    initial: { code: '' },
    toInput: ({ code }) => ({ ticket, code }),
    onDone,
    sendBy: (input) =>
      send(authenticateFurther, input).catch((problem: Problem) => {
        if (problem.code === 'account_asleep') onAsleep(problem)
        throw problem
      }),
  })
  return (
    <form method="post" className="stack" onSubmit={form.submit} noValidate>
      <div className="stack stack-xs">
        <h2>{t('title')}</h2>
        <p className="quiet">{t('text')}</p>
      </div>
      <LooseProblem problem={form.problem} />
      <TextField
        {...form.field('code')}
        label={t('code')}
        help={t('codeHelp')}
        autoComplete="one-time-code"
        dir="ltr"
        autoFocus
        required
      />
      <Button type="submit" look="primary" size="l" wide busy={form.sending}>
        {t('go')}
      </Button>
      <Button look="text" onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  )
}
