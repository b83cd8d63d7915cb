import type { KeyboardEvent } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Field } from '#ui/fields/field.tsx'
import { useMentions } from '#ui/fields/use-mentions.tsx'

type Person = { id: string; name: string }
type Props = {
  label: string
  /** The label is only read aloud. */
  bare?: boolean
  help: string
  error?: string | undefined
  people: readonly Person[]
  value: string
  onChange: (text: string) => void
  /** Hears every key that does not choose a name. */
  onKey?: (event: KeyboardEvent) => void
}

/** Text in which an at sign offers the people of the team. */
export function MentionArea({ label, bare = false, help, error, people, value, onChange, onKey }: Props) {
  const t = useTranslations('pipeline.notes')
  const { area, field, list, press, look, close } = useMentions({ people, label: t('people'), value, onChange })
  return (
    <Field label={label} bare={bare} help={help} error={error} name="team-note">
      {(link) => (
        <div className="mention-area">
          <textarea
            className="input"
            {...link}
            {...field}
            ref={area}
            name="team-note"
            dir="auto"
            rows={3}
            maxLength={4000}
            value={value}
            onChange={(event) => {
              onChange(event.target.value)
              look()
            }}
            onKeyDown={(event) => {
              if (!press(event)) onKey?.(event)
            }}
            onClick={look}
            onBlur={close}
          />
          {list}
        </div>
      )}
    </Field>
  )
}
