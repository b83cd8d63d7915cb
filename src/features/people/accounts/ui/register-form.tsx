import { useEffect, useRef, useState } from 'react'
import { CameBackNote, useCameBack } from '#features/people/providers/ui/came-back.tsx'
import * as lookups from '#features/site/lookups/contract.ts'
import { ListTrouble } from '#features/site/lookups/ui/list-trouble.tsx'
import { PhoneNumberField } from '#features/site/lookups/ui/phone-number-field.tsx'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { visitorCountry } from '#features/site/lookups/ui/visitor.ts'
import { keepLocally } from '#frame/keep-locally.ts'
import { useAsked, useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { sameSitePath } from '#platform/browser/same-site.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type AccountType, register } from '../contract.ts'
import { keepChosenCountry } from './chosen-country.ts'
import { forgetInvite, readInvite } from './invite.ts'
import { EmailField, NewPasswordField } from './proof-fields.tsx'

type Props = {
  kind: AccountType
  countries: readonly { id: string; text: string; code: string }[]
  /** An address that is known already, of an invitation. */
  email?: string
  /** Only a phone is asked for, as the first step of the registration does. */
  phoneOnly?: boolean
  /** The company page that asked somebody to register; kept with the account. */
  page?: string | undefined
  /** Where it goes on, where that is not what follows an account. */
  onDone?: () => void
}
/** What follows the account (seed §2): the steps of the profile, or the company page. */
const next: Record<AccountType, string> = {
  candidate: '/second-step',
  employer: '/my-pages/new',
  agency: '/my-pages/new',
  freelance: '/my-pages/new',
}
const usualCountry = 'AE'
const all = {}

/** Name, e-mail or phone, password, country. */
export function RegisterForm(props: Props) {
  const { kind, phoneOnly = false, onDone } = props
  const t = useTranslations('accounts.register')
  const { form, byPhone, setByPhone, came, list } = useRegistering(props)
  const labels: Partial<Record<string, string>> = {
    name: t(kind === 'candidate' ? 'name' : 'yourName'),
    company: kind === 'candidate' ? undefined : t(`company.${kind}`),
    email: t('email'),
    phone: t('phone'),
    password: t('password'),
    country_id: t('country'),
  }
  const loose = form.problem && !form.errors.some(({ field }) => labels[field])
  return (
    <form method="post" className="stack" onSubmit={form.submit} noValidate>
      <CameBackNote outcome={came.outcome} />
      <ErrorSummary
        errors={form.errors.map(({ field, message }) => ({ name: field, text: message, label: labels[field] }))}
        takeFocus
      />
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
      {kind === 'candidate' || onDone ? null : (
        <TextField
          {...form.field('company')}
          label={t(`company.${kind}`)}
          help={t('companyHelp')}
          autoComplete="organization"
          maxLength={120}
          optional
        />
      )}
      {byPhone ? (
        <PhoneNumberField
          {...form.field('phone')}
          label={t('phone')}
          error={form.errorOf('phone') ?? form.errorOf('email')}
          country={list.choices.find(({ id }) => id === form.values.country_id)?.code ?? usualCountry}
          required
        />
      ) : (
        <EmailField {...form.field('email')} label={t('email')} help={t('emailHelp')} />
      )}
      {phoneOnly ? null : (
        <p>
          <button type="button" className="link small" onClick={() => setByPhone(!byPhone)}>
            {byPhone ? t('byEmail') : t('byPhone')}
          </button>
        </p>
      )}
      <NewPasswordField {...form.field('password')} label={t('password')} help={t('passwordHelp')} />
      <NativeSelect {...form.field('country_id')} label={t('country')} choices={list.choices} autoComplete="country" />
      <ListTrouble lists={[list]} />
      <Agreement />
      <Button type="submit" look="primary" size="l" wide busy={form.sending}>
        {t('go')}
      </Button>
    </form>
  )
}

/** What is written and sent, and what follows it. */
function useRegistering({ kind, countries, email = '', phoneOnly = false, page, onDone }: Props) {
  const { language } = useSite()
  const [byPhone, setByPhone] = useState(phoneOnly)
  const came = useCameBack()
  const asked = sameSitePath(useAsked().get('next'))
  const list = useList(lookups.countries, all, { brought: countries })
  const usual = String(countries.find(({ code }) => code === usualCountry)?.id ?? '')
  const guessed = useRef(usual)
  const form = useForm(register, {
    initial: { name: '', company: '', email, phone: '', password: '', country_id: usual },
    toInput: ({ name, company, email: address, phone, password, country_id }) => ({
      account_type: kind,
      name,
      company,
      password,
      country_id: Number(country_id),
      lang: language,
      invite: readInvite(),
      ...(page && { page }),
      ...(byPhone ? { phone } : { email: address }),
    }),
    async onDone(made) {
      keepLocally(made)
      keepChosenCountry(form.values.country_id !== guessed.current)
      forgetInvite()
      await came.connect()
      if (onDone) onDone()
      else location.assign(asked ?? next[kind])
    },
  })
  const { setValues } = form
  // where the visitor is comes first, unless another country was chosen meanwhile
  useEffect(() => {
    void visitorCountry().then((code) => {
      const here = String(countries.find((country) => country.code === code)?.id ?? usual)
      guessed.current = here
      setValues((now) => (now.country_id === usual ? { ...now, country_id: here } : now))
    })
  }, [countries, usual, setValues])
  return { form, byPhone, setByPhone, came, list }
}

function Agreement() {
  const t = useTranslations('accounts.register')
  return (
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
  )
}
