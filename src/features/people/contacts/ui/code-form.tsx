import { SendAgain } from '#features/people/passwords/ui/send-again.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import { confirmPhone } from '../contract.ts'

type Props = { id: string; phone: string; again: () => Promise<unknown>; onDone: () => void }

/** Takes the code that was sent to a number. */
export function CodeForm({ id, phone, again, onDone }: Props) {
  const t = useTranslations('contacts.confirm')
  const refusals = useTranslations('refusals')
  const form = useForm(confirmPhone, {
    initial: { code: '' },
    toInput: ({ code }) => ({ id, code }),
    onDone() {
      toast.show({ text: t('done'), tone: 'good' })
      onDone()
    },
  })
  return (
    <form method="post" className="stack" onSubmit={form.submit} noValidate>
      <p role="status">{t.rich('sent', { phone: () => <bdi className="ltr">{phone}</bdi> })}</p>
      <CodeField
        {...form.field('code')}
        label={t('code')}
        error={form.problem ? <span role="alert">{form.problem.message || refusals('offline')}</span> : undefined}
        required
      />
      <div className="cluster">
        <Button type="submit" look="primary" busy={form.sending}>
          {t('go')}
        </Button>
        <SendAgain send={again} />
      </div>
    </form>
  )
}
