import { logOut } from '#features/people/sign-in/contract.ts'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Problem } from '#platform/browser/problem.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { unlock } from '../contract.ts'

type Props = { name: string; next: string; onDone: () => void }

/** Who is locked here, the password, and the way out for somebody else. */
export function UnlockForm({ name, next, onDone }: Props) {
  const t = useTranslations('lock')
  const leave = useSend(logOut, { onDone: () => location.replace('/login') })
  const form = useForm(unlock, {
    initial: { password: '' },
    sendBy: (input) => send(unlock, input).catch(leaveIfEnded),
    onDone,
  })
  return (
    <form method="post" className="stack" onSubmit={form.submit} noValidate>
      <p className="row">
        <Avatar name={name} />
        <span>{t.rich('hello', { name: () => <bdi className="strong">{name}</bdi> })}</span>
      </p>
      <LooseProblem problem={form.problem} fields={['password']} />
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        autoComplete="current-password"
        autoFocus
        required
      />
      <Button type="submit" look="primary" size="l" wide busy={form.sending}>
        {t('go')}
      </Button>
      <p className="cluster">
        <span className="quiet">{t('notYou')}</span>
        <Button look="text" size="s" busy={leave.isPending} onClick={() => leave.mutate({})}>
          {t('signOut')}
        </Button>
      </p>
    </form>
  )

  function leaveIfEnded(problem: unknown): never {
    if (problem instanceof Problem && problem.code === 'no_session')
      location.replace(`/lock?ended=1&next=${encodeURIComponent(next)}`)
    throw problem
  }
}
