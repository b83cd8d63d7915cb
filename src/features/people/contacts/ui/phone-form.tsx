import { useState } from 'react'
import { useProvenForm } from '#features/people/sign-in/ui/use-proven-form.tsx'
import { PhoneNumberField } from '#features/site/lookups/ui/phone-number-field.tsx'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { askPhoneCode } from '../contract.ts'
import { CodeForm } from './code-form.tsx'
import { NewContactForm } from './new-contact-form.tsx'

type Props = { hasPassword: boolean; onClose: () => void }

/** Another phone number: the number, then the code that was sent there. */
export function PhoneForm({ hasPassword, onClose }: Props) {
  const t = useTranslations('contacts')
  const [id, setId] = useState<string | null>(null)
  const form = useProvenForm(askPhoneCode, {
    initial: { phone: '', password: '' },
    toInput: ({ phone, password }) => ({ phone: phone || '-', ...(hasPassword && { password: password || ' ' }) }),
    onDone: ({ data }) => setId(data.id),
  })
  if (id !== null)
    return (
      <CodeForm
        id={id}
        phone={form.values.phone}
        again={() => askAgain(form.values.phone, form.values.password)}
        onDone={onClose}
      />
    )
  return (
    <>
      {form.dialog}
      <NewContactForm
        name="phone"
        words={t('goPhone')}
        form={form}
        password={hasPassword ? form.field('password') : null}
        onClose={onClose}
      >
        <PhoneNumberField {...form.field('phone')} label={t('newPhone')} required />
      </NewContactForm>
    </>
  )

  async function askAgain(phone: string, password: string) {
    const { data } = await send(askPhoneCode, { phone, ...(hasPassword && { password }) })
    setId(data.id)
  }
}
