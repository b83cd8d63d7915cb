import { PhoneNumberField } from '#features/site/lookups/ui/phone-number-field.tsx'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { askResetByText, sendResetText } from '../contract.ts'
import { Doorway } from './doorway.tsx'

/** `/forgot-password-by-mobile`: the number; the code goes out, and `/forgot-password-verify` takes it. */
export default function ForgotByMobileScreen() {
  const t = useTranslations('passwords.mobile')
  const words = useTranslations('passwords.forgot')
  const form = useForm(askResetByText, {
    initial: { phone: '' },
    async onDone({ data }) {
      await send(sendResetText, { id: data.id })
      location.assign(`/forgot-password-verify?id=${data.id}`)
    },
  })
  return (
    <Doorway screen="forgot-password-by-mobile" title={words('title')} text={t('text')}>
      <form method="post" className="stack" onSubmit={form.submit} noValidate>
        <LooseProblem problem={form.problem} fields={['phone']} />
        <PhoneNumberField {...form.field('phone')} label={t('phone')} required />
        <Button type="submit" look="primary" size="l" wide busy={form.sending}>
          {t('go')}
        </Button>
        <nav className="stack stack-s small" aria-label={words('title')}>
          <a className="link" href="/forgot-password">
            {words('byEmail')}
          </a>
          <a className="link" href="/login">
            {words('back')}
          </a>
        </nav>
      </form>
    </Doorway>
  )
}
