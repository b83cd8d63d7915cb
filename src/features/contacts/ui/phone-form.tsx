import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProof } from '#features/sign-in/ui/use-proof.tsx'
import { send } from '#platform/browser/call.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { askPhoneCode } from '../contract.ts'
import { CodeForm } from './code-form.tsx'

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
    <form className="stack" onSubmit={form.submit} noValidate>
      {proof.dialog}
      <LooseProblem problem={form.problem} fields={['phone', 'password']} />
      <PhoneField {...form.field('phone')} label={t('newPhone')} required />
      {hasPassword ? (
        <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" required />
      ) : null}
      <div className="cluster">
        <Button type="submit" look="primary" busy={form.sending}>
          {t('goPhone')}
        </Button>
        <Button look="text" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
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
