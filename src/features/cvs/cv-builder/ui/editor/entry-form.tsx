import { type Entry, type EntryField, type EntryPart, entryFields } from '../../cv-fields.ts'
import { useCvWords } from '../use-cv-words.ts'
import { ValueField } from '../value-field.tsx'

type Props = {
  part: EntryPart
  at: number
  entry: Entry
  onChange: (name: string, value: string | number | null) => void
}

/** The fields of one entry; short ones two in a line. */
export function EntryForm({ part, at, entry, onChange }: Props) {
  const { label, wrong } = useCvWords()
  return (
    <div className="stack cv-entry-form">
      {inLines(entryFields[part]).map((line) => (
        <div key={line[0]?.name} className={line.length > 1 ? 'fields' : undefined}>
          {line.map((field) => (
            <ValueField
              key={field.name}
              name={`${part}.${at}.${field.name}`}
              label={label(part, field.name)}
              field={field}
              value={entry[field.name] ?? null}
              error={wrong(field, entry)}
              onChange={(value) => onChange(field.name, value)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Two short fields a line, long ones alone. */
function inLines(fields: readonly EntryField[]): EntryField[][] {
  const lines: EntryField[][] = []
  for (const field of fields) {
    const last = lines.at(-1)
    if (last && last.length < 2 && field.kind !== 'prose' && last[0]?.kind !== 'prose' && isAlike(last[0], field))
      last.push(field)
    else lines.push([field])
  }
  return lines
}
const isDate = (field: EntryField | undefined) => field?.kind === 'date' || field?.kind === 'end'
const isAlike = (one: EntryField | undefined, other: EntryField) => isDate(one) === isDate(other)
