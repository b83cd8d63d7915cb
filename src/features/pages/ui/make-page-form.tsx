import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { keepWorkspace } from '#features/accounts/ui/keep-locally.ts'
import { cities, countries } from '#features/lookups/contract.ts'
import { ListTrouble } from '#features/lookups/ui/list-trouble.tsx'
import { useList } from '#features/lookups/ui/use-list.ts'
import { useSite } from '#features/session/ui/use-session.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { makePage, pageKinds } from '../contract.ts'
import { SuggestedPages } from './suggested-pages.tsx'

const all = {}

/** Makes a company page; while the name is written, pages that exist are offered to join. */
export function MakePageForm() {
  const t = useTranslations('pages')
  const { language, session } = useSite()
  const [settled, setSettled] = useState('')
  const form = useForm(makePage, {
    initial: {
      name: '',
      kind: 'company' as string,
      country: String(session?.display.country_id ?? ''),
      city: '',
      website: '',
      about: '',
    },
    draft: 'make-page',
    toInput: ({ name, kind, country, city, website, about }) => ({
      name,
      kind: kind as (typeof pageKinds)[number],
      country_id: Number(country),
      website,
      about,
      language,
      ...(city && { city_id: Number(city) }),
    }),
    onDone({ data }) {
      keepWorkspace(data.id)
      location.assign('/page')
    },
  })
  const lands = useList(countries, all)
  const towns = useList(cities, { id: Number(form.values.country) })
  return (
    <form className="stack" onSubmit={form.submit} noValidate>
      <ErrorSummary errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))} takeFocus />
      <TextField
        {...form.field('name')}
        label={t('make.name')}
        help={t('make.nameHelp')}
        autoComplete="organization"
        onBlur={() => setSettled(form.values.name)}
        required
      />
      <SuggestedPages term={settled} />
      <RadioGroup
        {...form.field('kind')}
        look="segments"
        label={t('make.kind')}
        choices={pageKinds.map((kind) => ({ id: kind, text: t(`kinds.${kind}`) }))}
      />
      <div className="fields">
        <NativeSelect
          {...form.field('country')}
          label={t('make.country')}
          choices={lands.choices}
          error={form.errorOf('country_id')}
        />
        <NativeSelect
          {...form.field('city')}
          label={t('make.city')}
          optional
          empty={t('make.anyCity')}
          choices={towns.choices}
        />
      </div>
      <ListTrouble lists={[lands, towns]} />
      <TextField {...form.field('website')} label={t('make.website')} type="url" optional />
      <TextArea {...form.field('about')} label={t('make.about')} help={t('make.aboutHelp')} rows={4} optional />
      <Button type="submit" look="primary" size="l" busy={form.sending}>
        {t('make.go')}
      </Button>
    </form>
  )
}
