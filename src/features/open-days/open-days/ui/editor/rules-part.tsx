import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import { Part } from '#features/jobs/job-groups/ui/editor/part.tsx'
import { GroundLimits } from '#features/jobs/jobs/ui/editor/ground-limits.tsx'
import { NumberField } from '#features/jobs/jobs/ui/editor/number-field.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Switch } from '#ui/fields/choice.tsx'
import { MomentField } from '#ui/fields/moment-field.tsx'
import type { PartProps } from './day-values.ts'

const flags = ['waiting_list', 'walk_ins', 'parties', 'cv_needed'] as const

/** How booking works, and who may come. */
export function RulesPart(props: PartProps) {
  const { values, set, errorOf } = props
  const t = useTranslations('openDays.editor.rules')
  const ground = useTranslations('jobs.own.editor.ground')
  const isLimited = values.gender !== null || values.nationality_ids.length > 0 || values.legal_ground !== ''
  const clear = () => {
    set('gender', null)
    set('nationality_ids', [])
    set('legal_ground', '')
    set('permit_number', '')
  }
  return (
    <>
      <Part id="rules" title={t('head')}>
        <div className="fields">
          {(['capacity_per_day', 'capacity_per_slot'] as const).map((name) => (
            <NumberField
              key={name}
              name={name}
              label={t(name)}
              optional
              error={errorOf(name)}
              value={values[name]}
              onChange={(most) => set(name, most)}
            />
          ))}
        </div>
        {values.way === 'online' ? null : (
          <NumberField
            name="most_inside"
            label={t('most_inside')}
            help={t('insideHelp')}
            optional
            error={errorOf('most_inside')}
            value={values.most_inside}
            onChange={(most) => set('most_inside', most)}
          />
        )}
        <MomentField
          name="closes_at"
          label={t('closes_at')}
          help={t('closesHelp')}
          optional
          error={errorOf('closes_at')}
          value={values.closes_at ? localOf(values.closes_at, values.time_zone) : ''}
          onChange={(local) =>
            set('closes_at', local ? toZoned(parseDateTime(local), values.time_zone).toDate().toISOString() : null)
          }
        />
        {flags.map((name) => (
          <Switch key={name} name={name} value={values[name]} onChange={(on) => set(name, on)} help={t(`${name}Help`)}>
            {t(name)}
          </Switch>
        ))}
      </Part>
      <Part id="ground" title={t('audience')}>
        <p className="small quiet measure">{t('audienceText')}</p>
        <Switch
          name="limited"
          value={isLimited}
          onChange={(on) => (on ? set('legal_ground', ' ') : clear())}
          help={ground('help')}
        >
          {ground('limited')}
        </Switch>
        {isLimited ? <GroundLimits values={values} set={set} errorOf={errorOf} /> : null}
      </Part>
    </>
  )
}

/** A moment as the clock of the place shows it. */
const localOf = (moment: string, zone: string): string =>
  toCalendarDateTime(parseAbsolute(moment, zone)).toString().slice(0, 16)
