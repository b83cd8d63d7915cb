import { type RefObject, useState } from 'react'
import { useNow } from 'use-intl'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { apart } from '#platform/shared/held.ts'
import { ChipToggle } from '#ui/basics/chip.tsx'
import { Note } from '#ui/basics/note.tsx'
import { FieldGroup } from '#ui/fields/field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { freeTimesOf } from '../contract.ts'
import { interviewClashes } from '../people-contract.ts'
import { mostSlots } from '../rules.ts'
import { OwnTime } from './own-time.tsx'
import { useWhen } from './use-when.ts'

type Props = {
  people: readonly string[]
  /** Whose other interviews here are left out, too. */
  application?: string
  minutes: number
  zone: string
  chosen: readonly string[]
  error: string | undefined
  onChange: (slots: string[]) => void
  /** The interview that moves, whose own hour is free. */
  interview?: string | undefined
  /** By which names those who take part are known. */
  team?: readonly { id: string; name: string }[]
  /** Around the date that is written by hand, for a form that asks whether one is left there. */
  ownBox?: RefObject<HTMLDivElement | null>
  ownError?: string | undefined
  onOwn?: () => void
}

/** Times at which all of them are free, day by day, and any other one by hand. */
export function TimeChoice(props: Props) {
  const { people, application, minutes, zone, chosen, error, onChange, interview, team, ...own } = props
  const t = useTranslations('interviews.form')
  const words = useTranslations('interviews')
  const when = useWhen(zone)
  const now = useNow()
  const { data } = useCall(freeTimesOf, { people: [...people], minutes, zone, application })
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
                  {when.dated(slot, now)}
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
          <Clashes slots={chosen} {...{ people, application, minutes, zone, interview, team }} />
          <OwnTime
            zone={zone}
            chosen={chosen}
            full={chosen.length >= mostSlots}
            box={own.ownBox}
            error={own.ownError}
            onBegin={own.onOwn}
            onAdd={(slot) => onChange([...chosen, slot].sort())}
          />
        </div>
      )}
    </FieldGroup>
  )
}

type ClashProps = Pick<Props, 'people' | 'application' | 'minutes' | 'zone' | 'interview' | 'team'> & {
  slots: readonly string[]
}

/** With whom a chosen time clashes, before it is sent and refused. */
function Clashes({ slots, zone, team = [], people, ...asked }: ClashProps) {
  const t = useTranslations('interviews')
  const format = useFormatter()
  const { both } = useWhen(zone)
  const input = { ...asked, people: [...people], slots: [...slots] }
  const { data } = useCall(interviewClashes, input, { enabled: slots.length > 0 && people.length > 0 })
  if (slots.length === 0) return null
  const told = (data?.data ?? []).flatMap(({ slot, people: busy }) => {
    const names = team.flatMap(({ id, name }) => (busy.includes(id) ? apart(name) : []))
    if (busy.length === 0) return []
    const when = both(slot)
    return names.length > 0 ? t('busy', { who: format.list(names), count: names.length, when }) : t('oneBusy', { when })
  })
  return told.length > 0 ? (
    <Note tone="warm">
      {told.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Note>
  ) : null
}
