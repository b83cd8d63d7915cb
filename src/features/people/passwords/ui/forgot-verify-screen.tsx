import { useSearchParams } from 'react-router'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import { sendResetText, verifyResetText } from '../contract.ts'
import { Doorway } from './doorway.tsx'
import { SendAgain } from './send-again.tsx'

/** `/forgot-password-verify?id=`: takes the code; a right one leads to `/forgot-password-sms`, where the password is chosen. */
export default function ForgotVerifyScreen() {
  const t = useTranslations('passwords.verify')
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  return (
    <Doorway screen="forgot-password-verify" title={t('title')} text={id ? t('text') : t('nothing')}>
      {id ? <CodeForm id={id} /> : null}
      <p>
        <LinkButton href="/forgot-password-by-mobile" look={id ? 'text' : 'primary'} size={id ? 's' : 'm'}>
          {t('startAgain')}
        </LinkButton>
      </p>
    </Doorway>
  )
}

function CodeForm({ id }: { id: string }) {
  const t = useTranslations('passwords.verify')
  const refusals = useTranslations('refusals')
  const form = useForm(verifyResetText, {
    initial: { code: '' },
    toInput: ({ code }) => ({ id, code: code || '-' }),
    onDone: ({ data }) => location.assign(`/forgot-password-sms?key=${data.hash}`),
  })
  const isWrong = form.problem?.code === 'wrong_code'
  return (
    <form method="post" className="stack" onSubmit={form.submit} noValidate>
      {form.problem && !isWrong ? (
        <Note tone="bad" alert>
          {form.problem.message || refusals('offline')}
        </Note>
      ) : null}
      <CodeField
        {...form.field('code')}
        label={t('code')}
        error={isWrong ? <span role="alert">{form.problem?.message}</span> : undefined}
        required
      />
      <Button type="submit" look="primary" size="l" wide busy={form.sending}>
        {t('go')}
      </Button>
      <p>
        <SendAgain send={() => send(sendResetText, { id })} />
      </p>
    </form>
  )
}
