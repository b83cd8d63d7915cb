import { useState } from 'react'
import { positions } from '#features/site/lookups/contract.ts'
import { ListTrouble } from '#features/site/lookups/ui/list-trouble.tsx'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { ChipToggle } from '#ui/basics/chip.tsx'
import { searchIn, toggled } from '#ui/fields/choose.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { FieldGroup } from '#ui/fields/field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { Section, type SectionProps } from './section.tsx'

const allPositions = { id: 0 }

/** What kind of work it is, and what one must bring. */
export function KindSection({ values, choices, set, errorOf }: SectionProps) {
  const t = useTranslations('jobs.own.editor.kind')
  // the longest list of all comes once one is chosen, or about to be
  const [near, setNear] = useState(values.position_id !== null)
  const list = useList(positions, allPositions, { wanted: near })
  const all = list.choices
  const chosen = (list: readonly { id: string; text: string }[], id: number | null) =>
    list.find((one) => one.id === String(id)) ?? null
  return (
    <Section id="kind">
      <FieldGroup name="employment_types" label={t('types')} error={errorOf('employment_types')}>
        {() => (
          <div className="cluster">
            {choices.types.map(({ id, text }) => (
              <ChipToggle
                key={id}
                on={values.employment_types.includes(id)}
                onClick={() => set('employment_types', toggled(values.employment_types, id))}
              >
                {text}
              </ChipToggle>
            ))}
          </div>
        )}
      </FieldGroup>
      {values.employment_types.includes('part_time') ? (
        <NativeSelect
          name="part_time_category_id"
          label={t('partTime')}
          optional
          empty={t('any')}
          choices={choices.partTime}
          value={values.part_time_category_id === null ? '' : String(values.part_time_category_id)}
          onChange={(id) => set('part_time_category_id', id ? Number(id) : null)}
        />
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, only foreseen */}
      <div className="fields" onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
        <Combobox
          name="position_id"
          label={t('position')}
          help={t('positionHelp')}
          optional
          search={searchIn(list.loaded)}
          offered={all}
          value={chosen(all, values.position_id)}
          onChange={(position) => set('position_id', position ? Number(position.id) : null)}
        />
        <Combobox
          name="industry_id"
          label={t('industry')}
          optional
          search={searchIn(choices.industries)}
          offered={choices.industries}
          value={chosen(choices.industries, values.industry_id)}
          onChange={(industry) => set('industry_id', industry ? Number(industry.id) : null)}
        />
      </div>
      <ListTrouble lists={[list]} />
      <div className="fields">
        <NativeSelect
          name="experience"
          label={t('experience')}
          optional
          empty={t('any')}
          choices={choices.experience}
          value={values.experience ?? ''}
          onChange={(id) => set('experience', id || null)}
        />
        <NativeSelect
          name="degree_id"
          label={t('degree')}
          optional
          empty={t('any')}
          choices={choices.degrees}
          value={values.degree_id === null ? '' : String(values.degree_id)}
          onChange={(id) => set('degree_id', id ? Number(id) : null)}
        />
      </div>
    </Section>
  )
}
