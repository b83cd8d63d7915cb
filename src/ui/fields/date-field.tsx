import './select.css'
import './date-field.css'
import { type PointerEvent, useId, useRef, useState } from 'react'
import { useFormatter } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'
import type { BegunDate, DateFieldProps } from './date-picker.tsx'
import { FieldWords, LabelWords, useFieldLink } from './field.tsx'

const load = () => import('./date-picker.tsx')
/** A finger is wider than the sign, in px. */
const reach = 8
type Awake = { Picker: Awaited<ReturnType<typeof load>>['default']; begun: BegunDate }

/**
 * Hydrated. A day: written in parts by the order of the language, or chosen in a calendar. Its parts come once somebody is
 * about to use it; until then it is one button with the day.
 */
export function DateField(props: DateFieldProps) {
  const { label, optional, bare, name, value, disabled, help, error } = props
  const [awake, setAwake] = useState<Awake | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  // what is pressed must stand until it is let go
  const pressed = useRef<Promise<boolean>>(Promise.resolve(false))
  const words = useId()
  const { id, 'aria-describedby': describedBy } = useFieldLink(props)
  const shown = useShownDay(value)
  if (awake) return <awake.Picker {...props} begun={awake.begun} />
  const wake = async () => {
    const [{ default: Picker }, opening] = await Promise.all([load(), pressed.current])
    const focused = opening || document.activeElement === button.current
    setAwake((now) => now ?? { Picker, begun: { opening, focused } })
  }
  const press = ({ clientX }: PointerEvent) => {
    const sign = button.current?.lastElementChild?.getBoundingClientRect()
    const onSign = sign !== undefined && clientX >= sign.left - reach && clientX <= sign.right + reach
    pressed.current = new Promise((resolve) => {
      for (const end of ['pointerup', 'pointercancel'])
        addEventListener(end, () => setTimeout(resolve, 0, onSign && end === 'pointerup'), { once: true })
    })
    return wake()
  }
  return (
    <div className="field" data-bad={error ? '' : undefined}>
      <label htmlFor={id} id={`${words}-label`} className={bare ? 'sr-only' : 'field-label'}>
        <LabelWords optional={optional}>{label}</LabelWords>
      </label>
      <button
        type="button"
        ref={button}
        id={id}
        className="input date"
        aria-labelledby={`${words}-label ${words}-day`}
        aria-describedby={describedBy}
        disabled={disabled}
        onPointerEnter={() => void load()}
        onFocus={wake}
        onPointerDown={press}
      >
        <span id={`${words}-day`} className="date-parts">
          {shown}
        </span>
        <Icon name="calendar" />
      </button>
      <FieldWords id={id} help={help} error={error} />
      <input type="hidden" name={name} value={value} />
    </div>
  )
}

/** The day as the picker will write it; where there is none, a dash for each digit. */
function useShownDay(value: string): string {
  const format = useFormatter()
  const shown = format.dateTime(new Date(value || '2000-01-01'), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return value ? shown : shown.replace(/\d/g, '–')
}
