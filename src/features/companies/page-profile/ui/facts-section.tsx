import { pageKinds, pageSizes } from '#features/companies/pages/contract.ts'
import { industries } from '#features/site/lookups/contract.ts'
import { ListTrouble } from '#features/site/lookups/ui/list-trouble.tsx'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { searchIn } from '#ui/fields/choose.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { digitsOf } from '#ui/fields/numbers.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import type { SectionProps } from './profile-values.ts'
import { Section } from './section.tsx'

const all = {}
const answerDays = [3, 5, 7, 10, 14, 21, 30]

/** What the company is called, what it is, and where its page stands. */
export function FactsSection({ values, set, errorOf }: SectionProps) {
  const t = useTranslations('pageProfile.facts')
  const tKinds = useTranslations('pages.kinds')
  const list = useList(industries, all)
  return (
    <Section id="facts">
      <RadioGroup
        name="kind"
        look="segments"
        label={t('kind')}
        value={values.kind}
        onChange={(kind) => set('kind', kind)}
        choices={pageKinds.map((kind) => ({ id: kind, text: tKinds(kind) }))}
      />
      <TextField
        name="name"
        label={t('name')}
        error={errorOf('name')}
        maxLength={120}
        required
        value={values.name}
        onChange={(name) => set('name', name)}
      />
      <TextField
        name="legal_name"
        label={t('legalName')}
        help={t('legalNameHelp')}
        error={errorOf('legal_name')}
        maxLength={200}
        optional
        value={values.legal_name}
        onChange={(name) => set('legal_name', name)}
      />
      <TextField
        name="slug"
        label={t('slug')}
        help={t.rich('slugHelp', { slug: () => <bdi className="ltr">/companies/{values.slug}</bdi> })}
        error={errorOf('slug')}
        maxLength={80}
        required
        value={values.slug}
        onChange={(slug) => set('slug', slug)}
      />
      <Combobox
        name="industry_id"
        label={t('industry')}
        error={errorOf('industry_id')}
        optional
        search={searchIn(list.loaded)}
        offered={list.choices}
        value={list.choices.find(({ id }) => id === values.industry) ?? null}
        onChange={(industry) => set('industry', industry ? industry.id : '')}
      />
      <ListTrouble lists={[list]} />
      <div className="fields">
        <NativeSelect
          name="size"
          label={t('size')}
          optional
          empty={t('notSaid')}
          choices={pageSizes.map((size) => ({ id: size, text: size }))}
          value={values.size}
          onChange={(size) => set('size', size)}
        />
        <TextField
          name="founded"
          label={t('founded')}
          error={errorOf('founded')}
          inputMode="numeric"
          dir="ltr"
          maxLength={4}
          optional
          value={values.founded}
          onChange={(year) => set('founded', digitsOf(year))}
        />
      </div>
      <NativeSelect
        name="answer_days"
        label={t('answerDays')}
        help={t('answerDaysHelp')}
        choices={answerDays.map((days) => ({ id: String(days), text: t('days', { count: days }) }))}
        value={values.answer_days}
        onChange={(days) => set('answer_days', days)}
      />
    </Section>
  )
}
