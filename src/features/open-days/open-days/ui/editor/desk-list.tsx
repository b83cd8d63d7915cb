import { spokenLanguages } from '#features/site/lookups/contract.ts'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { ManyChoice } from '#ui/fields/many-choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { DayWay, DeskWay } from '../../rules.ts'
import { listStaff } from '../../team-contract.ts'
import type { DeskValues } from './day-values.ts'

type Props = {
  desks: readonly DeskValues[]
  way: DayWay
  onChange: (id: string, part: Partial<DeskValues>) => void
  onRemove: (id: string) => void
}
const all = {}

/** Each desk: its team, how people come to it, which languages are spoken there, and who sits at it. */
export function DeskList({ desks, way, onChange, onRemove }: Props) {
  const t = useTranslations('openDays.editor.schedule')
  const names = useTranslations('openDays.ways')
  const { choices } = useList(spokenLanguages, all)
  const { data } = useCall(listStaff, {})
  const staff = (data?.data ?? []).map(({ id, name }) => ({ id, text: name }))
  return (
    <ol className="grid day-desks">
      {desks.map((desk, at) => (
        <li key={desk.id}>
          <fieldset className="card stack stack-s" aria-label={t('desk', { number: at + 1 })}>
            <div className="row">
              <span className="grow strong small">{t('desk', { number: at + 1 })}</span>
              {desks.length > 1 ? (
                <IconButton
                  icon="trash"
                  size="s"
                  label={t('removeDesk', { number: at + 1 })}
                  onClick={() => onRemove(desk.id)}
                />
              ) : null}
            </div>
            <TextField
              name={`desk-${desk.id}`}
              label={t('team')}
              help={at === 0 ? t('teamHelp') : undefined}
              maxLength={80}
              value={desk.name}
              onChange={(name) => onChange(desk.id, { name })}
            />
            {way === 'hybrid' || desk.way !== way ? (
              <NativeSelect
                name={`way-${desk.id}`}
                label={t('way')}
                choices={(['on_site', 'online'] as const).map((id) => ({ id, text: names(id) }))}
                value={desk.way}
                onChange={(id) => onChange(desk.id, { way: id as DeskWay })}
              />
            ) : null}
            <ManyChoice
              name={`languages-${desk.id}`}
              label={t('languages')}
              choices={choices}
              value={desk.languages}
              onChange={(languages) => onChange(desk.id, { languages })}
            />
            <ManyChoice
              name={`staff-${desk.id}`}
              label={t('staff')}
              choices={staff}
              value={desk.staff}
              onChange={(people) => onChange(desk.id, { staff: people })}
            />
          </fieldset>
        </li>
      ))}
    </ol>
  )
}
