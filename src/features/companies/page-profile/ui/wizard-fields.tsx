import { useEffect, useState } from 'react'
import { pageKinds, pageSizes } from '#features/companies/pages/contract.ts'
import { SuggestedPages } from '#features/companies/pages/ui/suggested-pages.tsx'
import { industries } from '#features/site/lookups/contract.ts'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { searchIn } from '#ui/fields/choose.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { RichText } from '#ui/fields/rich-text.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { PictureField } from './picture-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import { WizardReview } from './wizard-review.tsx'
import type { WizardStep, WizardValues } from './wizard-steps.ts'

export type StepProps = {
  values: WizardValues
  set: (part: Partial<WizardValues>) => void
  errorOf: (name: string) => string | undefined
}

type Props = StepProps & { step: WizardStep; go: (step: WizardStep) => void }

/** The fields of a step. */
export function StepFields({ step, go, ...rest }: Props) {
  if (step === 'kind') return <KindFields {...rest} />
  if (step === 'name') return <NameFields {...rest} />
  if (step === 'place') return <WhereFields {...rest} />
  if (step === 'contact') return <ContactFields {...rest} />
  if (step === 'about') return <AboutField {...rest} />
  if (step === 'pictures') return <PictureFields {...rest} />
  return <WizardReview values={rest.values} go={go} />
}

function KindFields({ values, set }: StepProps) {
  const t = useTranslations('pageProfile.wizard')
  const tKinds = useTranslations('pages.kinds')
  return (
    <RadioGroup
      name="kind"
      look="cards"
      label={t('titles.kind')}
      bare
      value={values.kind}
      onChange={(kind) => set({ kind })}
      choices={pageKinds.map((kind) => ({ id: kind, text: tKinds(kind), help: t(`kinds.${kind}`) }))}
    />
  )
}

const settles = 400

function NameFields({ values, set, errorOf }: StepProps) {
  const t = useTranslations('pageProfile')
  const [term, setTerm] = useState('')
  useEffect(() => {
    const clock = setTimeout(() => setTerm(values.name.trim()), settles)
    return () => clearTimeout(clock)
  }, [values.name])
  return (
    <div className="stack">
      <TextField
        name="name"
        label={t('facts.name')}
        help={t('wizard.nameHelp')}
        error={errorOf('name')}
        autoComplete="organization"
        maxLength={120}
        required
        value={values.name}
        onChange={(name) => set({ name })}
      />
      <SuggestedPages
        term={term}
        because={values.other_because}
        error={errorOf('other_because')}
        onBecause={(other_because) => set({ other_because })}
        onAlike={(alike) => set({ alike })}
      />
      <TextField
        name="legal_name"
        label={t('facts.legalName')}
        help={t('facts.legalNameHelp')}
        error={errorOf('legal_name')}
        maxLength={200}
        optional
        value={values.legal_name}
        onChange={(legal_name) => set({ legal_name })}
      />
    </div>
  )
}

const all = {}

function WhereFields({ values, set, errorOf }: StepProps) {
  const t = useTranslations('pageProfile.facts')
  const list = useList(industries, all)
  return (
    <div className="stack">
      <PlaceFields
        country={values.country}
        city={values.city}
        names={{ country: 'country_id', city: 'city_id' }}
        errorOf={errorOf}
        onChange={set}
      />
      <Combobox
        name="industry_id"
        label={t('industry')}
        error={errorOf('industry_id')}
        optional
        search={searchIn(list.loaded)}
        offered={list.choices}
        value={list.choices.find(({ id }) => id === values.industry) ?? null}
        onChange={(industry) => set({ industry: industry ? industry.id : '' })}
      />
      <NativeSelect
        name="size"
        label={t('size')}
        optional
        empty={t('notSaid')}
        choices={pageSizes.map((size) => ({ id: size, text: size }))}
        value={values.size}
        onChange={(size) => set({ size })}
      />
    </div>
  )
}

function ContactFields({ values, set, errorOf }: StepProps) {
  const t = useTranslations('pageProfile')
  return (
    <div className="stack">
      <TextField
        name="website"
        label={t('links.website')}
        type="url"
        error={errorOf('website')}
        autoComplete="url"
        maxLength={500}
        optional
        value={values.website}
        onChange={(website) => set({ website })}
      />
      <TextField
        name="email"
        label={t('wizard.email')}
        help={t('wizard.emailHelp')}
        type="email"
        error={errorOf('email')}
        maxLength={254}
        optional
        value={values.email}
        onChange={(email) => set({ email })}
      />
    </div>
  )
}

function AboutField({ values, set, errorOf }: StepProps) {
  const t = useTranslations('pageProfile.about')
  return (
    <RichText
      name="about"
      label={t('text')}
      help={t('help')}
      error={errorOf('about')}
      optional
      value={values.about}
      onChange={(about) => set({ about })}
    />
  )
}

function PictureFields({ values, set, errorOf }: StepProps) {
  const t = useTranslations('pageProfile.pictures')
  return (
    <div className="stack">
      <PictureField
        name="logo_id"
        label={t('logo')}
        help={t('logoHelp')}
        look="logo"
        file={values.logo_id}
        error={errorOf('logo_id')}
        onChange={(logo_id) => set({ logo_id })}
      />
      <PictureField
        name="cover_id"
        label={t('cover')}
        help={t('coverHelp')}
        look="cover"
        file={values.cover_id}
        error={errorOf('cover_id')}
        onChange={(cover_id) => set({ cover_id })}
      />
    </div>
  )
}
