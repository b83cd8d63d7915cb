import { useTranslations } from 'use-intl'
import { DateField } from '#ui/fields/date-field.tsx'
import { openDays } from '../../rules.ts'
import { NumberField } from './number-field.tsx'
import { Section, type SectionProps } from './section.tsx'

/** How many are wanted, from when, how many applications are read, how long the job is open. */
export function OfferSection({ values, set, errorOf }: SectionProps) {
  const t = useTranslations('jobs.own.editor.offer')
  return (
    <Section id="offer">
      <div className="fields">
        <NumberField
          name="places_count"
          label={t('places')}
          help={t('placesHelp')}
          error={errorOf('places_count')}
          value={values.places_count}
          onChange={(count) => set('places_count', count)}
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
      <div className="fields">
        <NumberField
          name="applicant_cap"
          label={t('cap')}
          help={t('capHelp')}
          optional
          error={errorOf('applicant_cap')}
          value={values.applicant_cap}
          onChange={(cap) => set('applicant_cap', cap || null)}
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
    </Section>
  )
}
