import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProof } from '#features/people/sign-in/ui/use-proof.tsx'
import { PhoneNumberField } from '#features/site/lookups/ui/phone-number-field.tsx'
import { send } from '#platform/browser/call.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { askPhoneCode } from '../contract.ts'
import { CodeForm } from './code-form.tsx'
import { NewContactForm } from './new-contact-form.tsx'

type Props = { hasPassword: boolean; onClose: () => void }

/** Another phone number: the number, then the code that was sent there. */
export function PhoneForm({ hasPassword, onClose }: Props) {
  const t = useTranslations('contacts')
  const [id, setId] = useState<string | null>(null)
  const proof = useProof(() => form.submit())
  const form = useForm(askPhoneCode, {
    initial: { phone: '', password: '' },
    toInput: ({ phone, password }) => ({ phone: phone || '-', ...(hasPassword && { password: password || ' ' }) }),
    sendBy: (input) => send(askPhoneCode, input).catch(askForProof),
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
      {proof.dialog}
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

  function askForProof(problem: Problem): never {
    if (problem.code === 'proof_needed') proof.ask()
    throw problem
  }
}
