import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CameBackNote, useCameBack } from '#features/providers/ui/came-back.tsx'
import { useSite } from '#features/session/ui/use-session.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type AccountType, register } from '../contract.ts'
import { readInvite } from './invite.ts'
import { keepLocally } from './keep-locally.ts'
import { EmailField, NewPasswordField } from './proof-fields.tsx'

type Props = { kind: AccountType; countries: readonly { id: string; text: string; code: string }[] }
const homes: Record<AccountType, string> = {
  candidate: '/home',
  employer: '/my-pages',
  agency: '/my-pages',
  freelance: '/my-pages',
}
const usualCountry = 'AE'

/** Name, e-mail or phone, password, country. */
export function RegisterForm({ kind, countries }: Props) {
  const t = useTranslations('accounts.register')
  const { language } = useSite()
  const [byPhone, setByPhone] = useState(false)
  const came = useCameBack()
  const usual = countries.find(({ code }) => code === usualCountry)?.id ?? ''
  const form = useForm(register, {
    initial: { name: '', email: '', phone: '', password: '', country: usual },
    toInput: ({ name, email, phone, password, country }) => ({
      account_type: kind,
      name,
      password,
      country_id: Number(country),
      lang: language,
      invite: readInvite(),
      ...(byPhone ? { phone } : { email }),
    }),
    async onDone(made) {
      keepLocally(made)
      await came.connect()
      location.assign(homes[kind])
    },
  })
  const known = ['name', 'email', 'phone', 'password', 'country_id']
  const loose = form.problem && !form.errors.some(({ field }) => known.includes(field))
  return (
    <form className="stack" onSubmit={form.submit} noValidate>
      <CameBackNote outcome={came.outcome} />
      <ErrorSummary errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))} takeFocus />
      {loose ? (
        <Note tone="bad" alert>
          {form.problem?.message || t('offline')}
        </Note>
      ) : null}
      <TextField
        {...form.field('name')}
        label={kind === 'candidate' ? t('name') : t('yourName')}
        autoComplete="name"
        required
      />
      {byPhone ? (
        <PhoneField
          {...form.field('phone')}
          label={t('phone')}
          error={form.errorOf('phone') ?? form.errorOf('email')}
          country={countryOf(form.values.country)}
          required
        />
      ) : (
        <EmailField {...form.field('email')} label={t('email')} />
      )}
      <p>
        <button type="button" className="link small" onClick={() => setByPhone(!byPhone)}>
          {byPhone ? t('byEmail') : t('byPhone')}
        </button>
      </p>
      <NewPasswordField {...form.field('password')} label={t('password')} help={t('passwordHelp')} />
      <NativeSelect {...form.field('country')} label={t('country')} choices={countries} autoComplete="country" />
      <p className="small faint">
        {t.rich('agree', {
          terms: (words) => (
            <a className="link" href="/terms">
              {words}
            </a>
          ),
          privacy: (words) => (
            <a className="link" href="/privacy">
              {words}
            </a>
          ),
        })}
      </p>
      <Button type="submit" look="primary" size="l" wide busy={form.sending}>
        {t('go')}
      </Button>
    </form>
  )

  function countryOf(id: string) {
    return countries.find((country) => country.id === id)?.code ?? usualCountry
  }
}
