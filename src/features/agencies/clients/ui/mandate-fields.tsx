import { PlaceFields } from '#features/companies/page-profile/ui/place-fields.tsx'
import { LiveJobField } from '#features/jobs/page-jobs/ui/live-job-field.tsx'
import { countries, currencies } from '#features/site/lookups/contract.ts'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { useForm } from '#platform/browser/use-form.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { inLikelyOrder } from '#platform/shared/likely-currencies.ts'
import { MoneyField, type MoneyRange } from '#ui/fields/money-field.tsx'
import { countFor } from '#ui/fields/numbers.ts'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { TokenField } from '#ui/fields/token-field.tsx'
import type { addMandate, Client, Mandate } from '../contract.ts'
import { mostNeeds } from '../rules.ts'

const all = {}

type Values = {
  job_id: string
  title: string
  openings: string
  country_id: string
  city_id: string
  needs: string[]
  salary: MoneyRange
  note: string
}

/** What the form begins with: the job as it is, or a new one where the client is. */
export function mandateValues(client: Client, mandate: Mandate | null): Values {
  const place = mandate ?? client
  const { salary_min, salary_max, salary_currency, salary_period } = mandate ?? {}
  return {
    ...{ job_id: mandate?.job?.id ?? '', title: mandate?.title ?? '', openings: String(mandate?.openings ?? 1) },
    ...{
      country_id: place.country_id ? String(place.country_id) : '',
      city_id: place.city_id ? String(place.city_id) : '',
    },
    ...{ needs: mandate?.needs ?? [], note: mandate?.note ?? '' },
    salary: {
      ...{ min: salary_min ?? null, max: salary_max ?? null, period: salary_period ?? 'month' },
      currency: salary_currency ?? client.fee_currency,
    },
  }
}

/** What was written, as the calls take it. */
export function mandateInput({ salary, ...values }: Values): Omit<Takes<typeof addMandate>, 'client'> {
  const isPaid = salary.min !== null || salary.max !== null
  return {
    ...{ job_id: values.job_id || null, title: values.title, openings: countFor(values.openings), note: values.note },
    ...{
      country_id: Number(values.country_id) || Number.NaN,
      city_id: Number(values.city_id) || null,
      needs: values.needs,
    },
    ...{ salary_min: salary.min, salary_max: salary.max },
    ...{ salary_currency: isPaid ? salary.currency : null, salary_period: isPaid ? salary.period : null },
  }
}

type Form = ReturnType<typeof useForm<never, Values>>

/** What the client looks for, and the agency's own advert for it where there is one. */
export function MandateFields({ form, mandate }: { form: Form; mandate: Mandate | null }) {
  const t = useTranslations('clients.jobs')
  const { field, values, setValues, errorOf } = form
  const list = useList(currencies, all)
  const lands = useList(countries, all)
  return (
    <>
      <AdvertField form={form} mandate={mandate} />
      <TextField {...field('title')} label={t('jobTitle')} maxLength={200} required />
      <TextField {...field('openings')} label={t('openingsLabel')} inputMode="numeric" dir="ltr" maxLength={3} />
      <PlaceFields
        country={values.country_id}
        city={values.city_id}
        names={{ country: 'country_id', city: 'city_id' }}
        errorOf={errorOf}
        onChange={(place) => setValues({ ...values, country_id: place.country, city_id: place.city })}
      />
      <TokenField {...field('needs')} label={t('needs')} most={mostNeeds} optional />
      <MoneyField
        {...field('salary')}
        label={t('salary')}
        error={errorOf('salary_min') ?? errorOf('salary_max')}
        currencies={inLikelyOrder(
          list.choices.map(({ id }) => id),
          lands.choices.find(({ id }) => id === values.country_id)?.code || 'AE',
        )}
        optional
      />
      <TextArea {...field('note')} label={t('note')} help={t('noteHelp')} rows={3} maxLength={4000} optional />
    </>
  )
}

/** One of the agency's own live adverts; a client's own one is there by its invitation and stays. */
function AdvertField({ form: { field, values, setValues }, mandate }: { form: Form; mandate: Mandate | null }) {
  const t = useTranslations('clients.jobs')
  const isClients = mandate?.job?.of === 'client'
  if (isClients) return <p className="small quiet">{t('advertOfClient')}</p>
  return (
    <LiveJobField
      {...field('job_id')}
      label={t('ownAdvert')}
      help={t('ownAdvertHelp')}
      empty={t('advert.none')}
      own={mandate?.job ? { id: mandate.job.id, text: mandate.title } : null}
      onChange={(id, title) => setValues({ ...values, job_id: id, title: values.title || title })}
    />
  )
}
