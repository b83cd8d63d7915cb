import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LooseProblem } from '#features/passwords/ui/loose-problem.tsx'
import { authenticateFurther } from '#features/sign-in/contract.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
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
  if (ticket !== null) return <CodeStep ticket={ticket} onDone={onDone} />
  return (
    <div className="stack">
      <LooseProblem problem={enter.error} fields={[]} />
      <Button look="primary" size="l" wide busy={enter.isPending} onClick={() => enter.mutate({ key: loginKey })}>
        {t('go')}
      </Button>
    </div>
  )
}

/** The account asks for a code of the authenticator app too. */
function CodeStep({ ticket, onDone }: { ticket: string; onDone: (signedIn: SignedIn) => void }) {
  const t = useTranslations('signInLink.enter')
  const form = useForm(authenticateFurther, {
    initial: { code: '' },
    toInput: ({ code }) => ({ ticket, code }),
    onDone,
  })
  return (
    <form className="stack" onSubmit={form.submit} noValidate>
      <h2>{t('further')}</h2>
      <LooseProblem problem={form.problem} fields={['code']} />
      <CodeField {...form.field('code')} label={t('code')} long required />
      <Button type="submit" look="primary" size="l" wide busy={form.sending}>
        {t('go')}
      </Button>
    </form>
  )
}
