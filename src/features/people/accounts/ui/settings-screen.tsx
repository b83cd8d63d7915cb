import { useState } from 'react'
import { ContactsPart } from '#features/people/contacts/ui/contacts-part.tsx'
import { BouncedNote } from '#features/people/mail-bounces/ui/bounced-note.tsx'
import { countries } from '#features/site/lookups/contract.ts'
import { signedIn } from '#frame/guards.ts'
import { SettingsScreen } from '#frame/settings-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { type Language, languageNames } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { changeAccount, showAccount } from '../contract.ts'
import type { Route } from './+types/settings-screen'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  if (!session) return null
  const [account, { data_name }] = await Promise.all([load(page, showAccount, {}), load(page, countries, {})])
  return { account, countries: data_name.map(({ id, text }) => ({ id: String(id), text })) }
}

/** Name, country and language of the account. */
export default function AccountSettings({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsScreen screen="account">
      {loaderData ? (
        <>
          <BouncedNote />
          <AccountForm account={loaderData.account.data} countries={loaderData.countries} />
          <ContactsPart first={loaderData.account} />
        </>
      ) : null}
    </SettingsScreen>
  )
}

type Props = { account: Gives<typeof showAccount>['data']; countries: { id: string; text: string }[] }

function AccountForm({ account, countries: choices }: Props) {
  const t = useTranslations('accounts.settings')
  const [saved, setSaved] = useState(false)
  const form = useForm(changeAccount, {
    initial: { name: account.name, country_id: String(account.country_id), lang: account.language as Language },
    toInput: ({ name, country_id, lang }) => ({ name, country_id: Number(country_id), lang }),
    onDone() {
      if (form.values.lang !== account.language) location.assign(`/settings?lang=${form.values.lang}`)
      else setSaved(true)
    },
  })
  return (
    <form method="post" className="stack wrap-form" onSubmit={form.submit} noValidate>
      <ErrorSummary errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))} takeFocus />
      <LooseProblem problem={form.problem} />
      <TextField {...form.field('name')} label={t('name')} autoComplete="name" required />
      <NativeSelect {...form.field('country_id')} label={t('country')} choices={choices} autoComplete="country" />
      <NativeSelect
        {...form.field('lang')}
        onChange={(lang) => form.set('lang', lang as Language)}
        label={t('language')}
        help={t('languageHelp')}
        choices={Object.entries(languageNames).map(([id, text]) => ({ id, text }))}
      />
      <p className="cluster">
        <Button type="submit" look="primary" busy={form.sending}>
          {t('save')}
        </Button>
        <span role="status" className="quiet">
          {saved && !form.sending ? t('saved') : ''}
        </span>
      </p>
    </form>
  )
}
