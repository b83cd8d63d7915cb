import { useTranslations } from '#platform/browser/intl.ts'
import { RadioGroup, Switch } from '#ui/fields/choice.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { applyModes } from '../../job-fields.ts'
import { Section, type SectionProps } from './section.tsx'

/** How one applies, and whether machines take part in choosing. */
export function WaySection({ values, set, errorOf }: SectionProps) {
  const t = useTranslations('jobs.own.editor.way')
  return (
    <Section id="way">
      <RadioGroup
        name="apply_mode"
        label={t('mode')}
        look="cards"
        error={errorOf('apply_mode')}
        value={values.apply_mode}
        onChange={(id) => set('apply_mode', id as (typeof applyModes)[number])}
        choices={applyModes.map((id) => ({ id, text: t(id), help: t(`${id}Help`) }))}
      />
      {values.apply_mode === 'external' ? (
        <TextField
          name="apply_url"
          type="url"
          label={t('url')}
          help={t('urlHelp')}
          required
          maxLength={500}
          error={errorOf('apply_url')}
          value={values.apply_url}
          onChange={(url) => set('apply_url', url)}
        />
      ) : null}
      {values.apply_mode === 'walk_in' ? <WalkIn values={values} set={set} errorOf={errorOf} /> : null}
      <Switch
        name="ai_screening"
        value={values.ai_screening}
        onChange={(on) => set('ai_screening', on)}
        help={t('aiHelp')}
      >
        {t('ai')}
      </Switch>
      {values.ai_screening ? (
        <TextArea
          name="ai_statement"
          label={t('aiStatement')}
          help={t('aiStatementHelp')}
          required
          maxLength={600}
          error={errorOf('ai_statement')}
          value={values.ai_statement}
          onChange={(words) => set('ai_statement', words)}
        />
      ) : null}
    </Section>
  )
}

function WalkIn({ values, set, errorOf }: Pick<SectionProps, 'values' | 'set' | 'errorOf'>) {
  const t = useTranslations('jobs.own.editor.way')
  return (
    <>
      <TextField
        name="walk_in_place"
        label={t('place')}
        help={t('placeHelp')}
        required
        maxLength={300}
        error={errorOf('walk_in_place')}
        value={values.walk_in_place}
        onChange={(place) => set('walk_in_place', place)}
      />
      <div className="fields">
        <DateField
          name="walk_in_from"
          label={t('from')}
          required
          error={errorOf('walk_in_from')}
          value={values.walk_in_from}
          onChange={(day) => set('walk_in_from', day)}
        />
        <DateField
          name="walk_in_until"
          label={t('until')}
          optional
          error={errorOf('walk_in_until')}
          value={values.walk_in_until}
          onChange={(day) => set('walk_in_until', day)}
        />
      </div>
      <TextField
        name="walk_in_hours"
        label={t('hours')}
        help={t('hoursHelp')}
        optional
        maxLength={60}
        value={values.walk_in_hours}
        onChange={(hours) => set('walk_in_hours', hours)}
      />
    </>
  )
}
