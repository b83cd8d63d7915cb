import { parseDateTime, toZoned } from '@internationalized/date'
import { type RefObject, useState } from 'react'
import { useNow } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { MomentField } from '#ui/fields/moment-field.tsx'
import { isFar } from '../rules.ts'

/** Whether a date stands in the field that was not added: whole, or begun, of which only its parts know. */
export const isBegun = (box: HTMLElement | null): boolean =>
  box?.querySelector('.date-part:not([data-placeholder], [data-type="literal"])') != null

type Props = {
  zone: string
  chosen: readonly string[]
  full: boolean
  box: RefObject<HTMLDivElement | null> | undefined
  error: string | undefined
  onBegin: (() => void) | undefined
  onAdd: (slot: string) => void
}

/** A time outside office hours, as the clocks of that zone show it. */
export function OwnTime({ zone, chosen, full, box, error, onBegin, onAdd }: Props) {
  const t = useTranslations('interviews.form')
  const now = useNow({ updateInterval: 60_000 })
  const [value, setValue] = useState('')
  const [wrong, setWrong] = useState<'past' | 'far' | 'same' | null>(null)
  const change = (next: string) => {
    setValue(next)
    setWrong(null)
    onBegin?.()
  }
  const add = () => {
    const at = toZoned(parseDateTime(value), zone).toDate()
    if (at <= now) return setWrong('past')
    if (isFar(at, now)) return setWrong('far')
    if (chosen.some((slot) => Date.parse(slot) === at.getTime())) return setWrong('same')
    onAdd(at.toISOString())
    change('')
  }
  return (
    <div className="stack stack-s" ref={box}>
      <MomentField
        name="own"
        label={t('own')}
        optional
        error={wrong ? t(wrong) : error}
        value={value}
        onChange={change}
      />
      <div>
        <Button size="s" disabled={value === '' || full} onClick={add}>
          {t('add')}
        </Button>
      </div>
    </div>
  )
}
