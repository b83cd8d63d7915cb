import { useTranslations } from '#platform/browser/intl.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { type Visibility, visibilities } from '../../rules.ts'
import type { PartProps } from './group-values.ts'
import { Part } from './part.tsx'

/** Who sees the group, and on which days. */
export function WhoPart({ values, set, errorOf }: PartProps) {
  const t = useTranslations('jobGroups')
  return (
    <Part id="who" title={t('editor.who.head')}>
      <RadioGroup
        name="visibility"
        label={t('editor.who.visibility')}
        look="cards"
        value={values.visibility}
        onChange={(id) => set('visibility', id as Visibility)}
        choices={visibilities.map((id) => ({ id, text: t(`visibilities.${id}`), help: t(`editor.who.${id}`) }))}
      />
      <div className="fields">
        <DateField
          name="opens_on"
          label={t('editor.who.opens')}
          optional
          error={errorOf('opens_on')}
          value={values.opens_on ?? ''}
          onChange={(day) => set('opens_on', day || null)}
        />
        <DateField
          name="ends_on"
          label={t('editor.who.ends')}
          optional
          error={errorOf('ends_on')}
          value={values.ends_on ?? ''}
          onChange={(day) => set('ends_on', day || null)}
        />
      </div>
      <p className="small quiet">{t('editor.who.periodHelp')}</p>
    </Part>
  )
}
