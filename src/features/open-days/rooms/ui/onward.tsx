import { useTranslations } from '#platform/browser/intl.ts'
import { Checkbox } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import type { RoomDesk } from '../contract.ts'

type Onward = { team: string; agreed: boolean }
type Props = {
  elsewhere: RoomDesk['elsewhere']
  value: Onward
  error: string | undefined
  onChange: (value: Onward) => void
}

export const nowhere: Onward = { team: '', agreed: false }

/** On to another company of the day: only where the visitor said yes to it, since it gets what they brought. */
export function OnwardFields({ elsewhere, value, error, onChange }: Props) {
  const t = useTranslations('rooms.onward')
  const chosen = elsewhere.find(({ team }) => String(team) === value.team)
  return (
    <>
      <NativeSelect
        name="onward"
        label={t('team')}
        help={t('help')}
        empty={t('none')}
        optional
        value={value.team}
        onChange={(team) => onChange({ team, agreed: false })}
        choices={elsewhere.map(({ team, name, company }) => ({ id: String(team), text: `${company}, ${name}` }))}
      />
      {chosen ? (
        <Checkbox
          name="agreed"
          error={error}
          value={value.agreed}
          onChange={(agreed) => onChange({ ...value, agreed })}
        >
          {t('agreed', { company: chosen.company })}
        </Checkbox>
      ) : null}
    </>
  )
}
