import { useFormatter } from '#platform/browser/intl.ts'
import type { FieldProps } from './field.tsx'
import { NativeSelect } from './native-select.tsx'

/** The 48 half hours of a day (seed §3). */
const halfHours = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
)

type Props = FieldProps & {
  name: string
  /** `09:00`. */
  value: string
  onChange: (value: string) => void
}

/** Hydrated. An hour of a day, as the clocks of the page's language show it: a field of the browser would follow its own language. */
export function HourField({ value, ...field }: Props) {
  const format = useFormatter()
  // an hour of another clock than that of the list stays what it is
  const hours = halfHours.includes(value) ? halfHours : [value, ...halfHours]
  return (
    <NativeSelect
      {...field}
      value={value}
      choices={hours.map((id) => ({
        id,
        text: format.dateTime(new Date(`2000-01-01T${id}:00Z`), 'clock', { timeZone: 'UTC' }),
      }))}
    />
  )
}
