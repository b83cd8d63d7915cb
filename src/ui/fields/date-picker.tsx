import './date-field.css'
import { type CalendarDate, parseDate } from '@internationalized/date'
import { useRef } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Label,
  Popover,
} from 'react-aria-components'
import { useTranslations } from '#platform/browser/intl.ts'
import { iconButtonLook } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { type FieldProps, fieldId, LabelWords } from './field.tsx'
import { AriaWords } from './select.tsx'

export type DateFieldProps = FieldProps & {
  name: string
  /** `2026-11-24`, or empty. */
  value: string
  onChange: (value: string) => void
  min?: string
  max?: string
  disabled?: boolean
}

/** What was done with the field before this file had come. */
export type BegunDate = { opening: boolean; focused: boolean }

/** The working of `DateField`, in a file that comes when one is used. */
export default function DatePickerField({
  label,
  help,
  error,
  required,
  optional,
  bare,
  id,
  name,
  value,
  onChange,
  begun,
  ...rest
}: DateFieldProps & { begun: BegunDate }) {
  const t = useTranslations('ui')
  return (
    <DatePicker
      className="field"
      id={id ?? fieldId(name)}
      value={toDate(value)}
      onChange={(date) => onChange(date?.toString() ?? '')}
      minValue={toDate(rest.min) ?? undefined}
      maxValue={toDate(rest.max) ?? undefined}
      isDisabled={rest.disabled}
      isRequired={required}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      shouldForceLeadingZeros
      autoFocus={begun.focused}
      defaultOpen={begun.opening}
    >
      <Label className={bare ? 'sr-only' : 'field-label'}>
        <LabelWords optional={optional}>{label}</LabelWords>
      </Label>
      <Group className="input date">
        <DateInput className="date-parts">
          {(segment) => <DateSegment className="date-part" segment={segment} />}
        </DateInput>
        <Button {...iconButtonLook('s')} aria-label={t('date.open')}>
          <Icon name="calendar" />
        </Button>
      </Group>
      <AriaWords help={help} error={error} />
      <Popover className="date-sheet" offset={6}>
        <Dialog className="date-dialog">
          <Month />
        </Dialog>
      </Popover>
      <input type="hidden" name={name} value={value} />
    </DatePicker>
  )
}

/** The other month is drawn twice before it stays, in ms. */
const untilDrawn = 60

function Month() {
  const t = useTranslations('ui')
  const month = useRef<HTMLDivElement>(null)
  // keys that lead into another month take the day away that had the focus: it goes to the one they led to
  const keepFocus = () =>
    setTimeout(() => {
      if (month.current?.contains(document.activeElement)) return
      month.current?.querySelector<HTMLElement>('.month-day[tabindex="0"]')?.focus()
    }, untilDrawn)
  return (
    <Calendar className="month" ref={month} onFocusChange={keepFocus}>
      <header>
        <Button slot="previous" {...iconButtonLook('s')} aria-label={t('date.previous')}>
          <Icon name="back" />
        </Button>
        <Heading level={2} />
        <Button slot="next" {...iconButtonLook('s')} aria-label={t('date.next')}>
          <Icon name="next" />
        </Button>
      </header>
      <CalendarGrid>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell className="month-day" date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

const toDate = (value?: string): CalendarDate | null => (value ? parseDate(value) : null)
