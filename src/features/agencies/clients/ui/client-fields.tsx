import { useState } from 'react'
import { PlaceFields } from '#features/companies/page-profile/ui/place-fields.tsx'
import { suggestCompany } from '#features/companies/pages/contract.ts'
import { countries } from '#features/site/lookups/contract.ts'
import { PhoneNumberField } from '#features/site/lookups/ui/phone-number-field.tsx'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { useForm } from '#platform/browser/use-form.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { countFor } from '#ui/fields/numbers.ts'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import type { ClientValues } from './client-values.ts'
import { TermFields } from './term-fields.tsx'

const all = {}

type Form = ReturnType<typeof useForm<never, ClientValues>>
type Page = { id: string; name: string } | null

/** Company pages of the site whose name is like what was written. */
export async function searchPages(term: string) {
  if (term.trim().length < 2) return []
  const { data } = await send(suggestCompany, { term })
  return data.map(({ id, name }) => ({ id, text: name }))
}

/** Who the client is, whom one talks to there, and what was agreed. */
export function ClientFields({ form, page }: { form: Form; page: Page }) {
  const t = useTranslations('clients.field')
  const { field, values, setValues, errorOf } = form
  const lands = useList(countries, all)
  const country = lands.choices.find(({ id }) => id === values.country_id)?.code || 'AE'
  return (
    <>
      <Who form={form} page={page} />
      <PlaceFields
        country={values.country_id}
        city={values.city_id}
        names={{ country: 'country_id', city: 'city_id' }}
        errorOf={errorOf}
        onChange={(place) => setValues({ ...values, country_id: place.country, city_id: place.city })}
      />
      <TextField {...field('contact_name')} label={t('contact')} maxLength={120} autoComplete="off" optional />
      <TextField
        {...field('contact_email')}
        label={t('email')}
        help={t('emailHelp')}
        type="email"
        autoComplete="off"
        optional
      />
      <PhoneNumberField {...field('contact_phone')} label={t('phone')} country={country} optional />
      <TermFields form={form} country={country} />
      <div className="fields">
        <TextField {...field('own_share')} label={t('share')} inputMode="numeric" dir="ltr" maxLength={3} />
        {countFor(values.own_share) === 100 ? null : (
          <TextField {...field('shared_with')} label={t('sharedWith')} maxLength={160} optional />
        )}
        <TextField {...field('ownership_months')} label={t('ownership')} inputMode="numeric" dir="ltr" maxLength={2} />
      </div>
      <p className="small quiet">{t('ownershipHelp')}</p>
      <TextArea {...field('note')} label={t('note')} help={t('noteHelp')} rows={3} maxLength={4000} optional />
    </>
  )
}

/** A page of the site is found by its name, and names the client; any other client is only named. */
function Who({ form: { field, set, setValues, values, errorOf }, page }: { form: Form; page: Page }) {
  const t = useTranslations('clients.field')
  const [chosen, choose] = useState(page && { id: page.id, text: page.name })
  return (
    <>
      <Combobox
        name="client_page_id"
        label={t('page')}
        help={t('pageHelp')}
        icon="building"
        optional
        search={searchPages}
        offered={[]}
        value={chosen}
        error={errorOf('client_page_id')}
        onChange={(one) => {
          choose(one)
          if (one) setValues({ ...values, client_page_id: one.id, name: one.text })
          else set('client_page_id', '')
        }}
      />
      <TextField {...field('name')} label={t('name')} maxLength={160} autoComplete="off" required />
    </>
  )
}
