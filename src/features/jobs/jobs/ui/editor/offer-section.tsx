import { useTranslations } from '#platform/browser/intl.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { MomentField } from '#ui/fields/moment-field.tsx'
import { vacancies } from '../../job-fields.ts'
import { openDays } from '../../rules.ts'
import { NumberField } from './number-field.tsx'
import { Section, type SectionProps } from './section.tsx'

/** How many are wanted, from when, how many applications are read. */
export function OfferSection({ values, set, errorOf, out }: SectionProps) {
  const t = useTranslations('jobs.own.editor.offer')
  return (
    <Section id="offer">
      <RadioGroup
        name="vacancy"
        label={t('vacancy')}
        value={values.vacancy}
        onChange={(id) => set('vacancy', id as (typeof vacancies)[number])}
        choices={vacancies.map((id) => ({ id, text: t(id), help: t(`${id}Help`) }))}
      />
      <div className="fields">
        <NumberField
          name="openings"
          label={t('places')}
          help={t('placesHelp')}
          error={errorOf('openings')}
          value={values.openings}
          onChange={(count) => set('openings', count)}
        />
        <DateField
          name="starts_on"
          label={t('start')}
          help={t('startHelp')}
          optional
          error={errorOf('starts_on')}
          value={values.starts_on}
          onChange={(day) => set('starts_on', day)}
        />
      </div>
      <NumberField
        name="applicant_cap"
        label={t('cap')}
        help={t('capHelp')}
        optional
        error={errorOf('applicant_cap')}
        value={values.applicant_cap}
        onChange={(cap) => set('applicant_cap', cap || null)}
      />
      {out ? null : <Opening values={values} set={set} errorOf={errorOf} />}
    </Section>
  )
}

/** When it goes live and for how long; of a job that is out this is changed by extending it. */
function Opening({ values, set, errorOf }: Pick<SectionProps, 'values' | 'set' | 'errorOf'>) {
  const t = useTranslations('jobs.own.editor.offer')
  return (
    <div className="fields">
      <MomentField
        name="opens_at"
        label={t('opens')}
        help={t('opensHelp')}
        optional
        error={errorOf('opens_at')}
        value={values.opens_at}
        onChange={(moment) => set('opens_at', moment)}
      />
      <NumberField
        name="open_days"
        label={t('days')}
        help={t('daysHelp', { most: openDays.most })}
        error={errorOf('open_days')}
        value={values.open_days}
        onChange={(days) => set('open_days', days)}
      />
    </div>
  )
}
