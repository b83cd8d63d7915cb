import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Checkbox } from '#ui/fields/choice.tsx'
import { FieldGroup, fieldId } from '#ui/fields/field.tsx'
import { SelectControl } from '#ui/fields/native-select.tsx'
import { digitsOf } from '#ui/fields/numbers.ts'
import { useCvDate } from './use-cv-date.ts'

type Props = {
  name: string
  label: string
  /** `2021-03`, `2021`, `present`, or null. */
  value: string | null
  /** It may go on to this day. */
  end?: boolean
  error?: string | undefined
  onChange: (value: string | null) => void
}

/** A month, or a year alone: a CV may leave the month out. Half a date changes nothing, and keeps a form from being sent. */
export function CvDateField({ name, label, value, end, error, onChange }: Props) {
  const t = useTranslations('cvBuilder.date')
  const { year, month, isHalf, isSaid, isPresent, set, say, setPresent } = useCvDate(value, onChange)
  return (
    <FieldGroup name={name} label={label} id={`${fieldId(name)}-group`} error={isSaid ? t('wrongYear') : error}>
      {(link) => (
        <div className="stack stack-xs">
          {isPresent ? null : (
            <MonthAndYear
              name={name}
              isWrong={link['aria-invalid']}
              half={isHalf ? t('wrongYear') : ''}
              year={year}
              month={month}
              onChange={set}
              onLeave={say}
            />
          )}
          {end ? (
            <Checkbox name={`${name}-present`} value={isPresent} onChange={setPresent}>
              {t('present')}
            </Checkbox>
          ) : null}
        </div>
      )}
    </FieldGroup>
  )
}

type PartsProps = {
  name: string
  isWrong: true | undefined
  /** Why no date can be made of it yet; empty when one can. */
  half: string
  year: string
  month: string
  onChange: (year: string, month: string) => void
  /** The focus left both, or the form was to be sent. */
  onLeave: () => void
}

function MonthAndYear({ name, isWrong, half, year, month, onChange, onLeave }: PartsProps) {
  const t = useTranslations('cvBuilder.date')
  const tDay = useTranslations('ui.day')
  const format = useFormatter()
  const months = Array.from({ length: 12 }, (_, at) => ({
    id: String(at + 1).padStart(2, '0'),
    text: format.dateTime(new Date(Date.UTC(2000, at, 1)), { month: 'long', timeZone: 'UTC' }),
  }))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that both fields were left
    <div
      className="cv-date"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
      <SelectControl
        name={`${name}-month`}
        aria-label={tDay('month')}
        empty={t('noMonth')}
        choices={months}
        value={month}
        onChange={(next) => onChange(year, next)}
      />
      <input
        ref={(input) => input?.setCustomValidity(half)}
        className="input"
        id={fieldId(name)}
        name={`${name}-year`}
        aria-label={tDay('year')}
        aria-invalid={isWrong}
        placeholder={tDay('year')}
        inputMode="numeric"
        dir="ltr"
        maxLength={4}
        value={year}
        onInvalid={(event) => {
          // said beside the field, not in a bubble of the browser's
          event.preventDefault()
          onLeave()
        }}
        onChange={({ target }) => onChange(digitsOf(target.value).slice(0, 4), month)}
      />
    </div>
  )
}
