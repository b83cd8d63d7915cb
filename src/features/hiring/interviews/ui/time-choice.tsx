import { parseDateTime, toZoned } from '@internationalized/date'
import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { ChipToggle } from '#ui/basics/chip.tsx'
import { FieldGroup } from '#ui/fields/field.tsx'
import { MomentField } from '#ui/fields/moment-field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { freeTimesOf } from '../contract.ts'
import { mostSlots } from '../rules.ts'
import { useWhen } from './use-when.ts'

type Props = {
  people: readonly string[]
  minutes: number
  zone: string
  chosen: readonly string[]
  error: string | undefined
  onChange: (slots: string[]) => void
}

/** Times at which all of them are free, day by day, and any other one by hand. */
export function TimeChoice({ people, minutes, zone, chosen, error, onChange }: Props) {
  const t = useTranslations('interviews.form')
  const words = useTranslations('interviews')
  const when = useWhen(zone)
  const { data } = useCall(freeTimesOf, { people: [...people], minutes, zone })
  const days = Map.groupBy(data?.data ?? [], when.day)
  const [day, setDay] = useState('')
  const shown = days.get(day) ?? [...days.values()][0] ?? []
  const toggle = (slot: string) =>
    onChange(chosen.includes(slot) ? chosen.filter((one) => one !== slot) : [...chosen, slot].sort())
  return (
    <FieldGroup name="slots" label={t('times', { count: chosen.length })} help={t('timesHelp')} error={error}>
      {() => (
        <div className="stack stack-s">
          {chosen.length > 0 ? (
            <div className="cluster">
              {chosen.map((slot) => (
                <ChipToggle key={slot} on icon="x" onClick={() => toggle(slot)}>
                  {when.both(slot)}
                </ChipToggle>
              ))}
            </div>
          ) : null}
          {when.isOwn ? null : <p className="small quiet">{words('list.zone', { zone: when.zoneWords })}</p>}
          {days.size > 0 ? (
            <>
              <NativeSelect
                name="day"
                bare
                label={when.zoneWords}
                choices={[...days.keys()].map((words) => ({ id: words, text: words }))}
                value={days.has(day) ? day : [...days.keys()][0]}
                onChange={setDay}
              />
              <div className="cluster">
                {shown.map((slot) => (
                  <ChipToggle
                    key={slot}
                    on={chosen.includes(slot)}
                    disabled={!chosen.includes(slot) && chosen.length >= mostSlots}
                    onClick={() => toggle(slot)}
                  >
                    {when.hour(slot)}
                  </ChipToggle>
                ))}
              </div>
            </>
          ) : null}
          {data && days.size === 0 ? <p className="small quiet">{t('noTimes')}</p> : null}
          <OwnTime
            zone={zone}
            full={chosen.length >= mostSlots}
            onAdd={(slot) => onChange([...new Set([...chosen, slot])].sort())}
          />
        </div>
      )}
    </FieldGroup>
  )
}

/** A time outside office hours, as the clocks of that zone show it. */
function OwnTime({ zone, full, onAdd }: { zone: string; full: boolean; onAdd: (slot: string) => void }) {
  const t = useTranslations('interviews.form')
  const [value, setValue] = useState('')
  const add = () => {
    onAdd(toZoned(parseDateTime(value), zone).toDate().toISOString())
    setValue('')
  }
  return (
    <div className="stack stack-s">
      <MomentField name="own" label={t('own')} optional value={value} onChange={setValue} />
      <div>
        <Button size="s" disabled={value === '' || full} onClick={add}>
          {t('add')}
        </Button>
      </div>
    </div>
  )
}
