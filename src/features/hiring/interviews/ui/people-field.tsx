import { useTranslations } from '#platform/browser/intl.ts'
import { Checkbox } from '#ui/fields/choice.tsx'
import { FieldGroup } from '#ui/fields/field.tsx'

type Props = {
  team: readonly { id: string; name: string }[]
  /** Ids of those who interview. */
  people: readonly string[]
  onChange: (people: string[]) => void
  error: string | undefined
}

/** Who of the team interviews. */
export function PeopleField({ team, people, onChange, error }: Props) {
  const t = useTranslations('interviews')
  return (
    <FieldGroup name="people" label={t('form.people')} error={error}>
      {() =>
        team.map((one) => (
          <Checkbox
            key={one.id}
            name={`people-${one.id}`}
            value={people.includes(one.id)}
            onChange={(on) => onChange(on ? [...people, one.id] : people.filter((id) => id !== one.id))}
          >
            <bdi>{one.name}</bdi>
          </Checkbox>
        ))
      }
    </FieldGroup>
  )
}
