import { announce } from '#platform/browser/announce.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { type Entry, type EntryPart, entriesIn, entryFields, withEntries } from '../../cv-fields.ts'
import { useCvWords } from '../use-cv-words.ts'
import { FieldRow } from './field-row.tsx'
import type { Shared } from './read-part.ts'

/** Jobs, studies or languages, each with its fields; in the order of the CV, which can be changed. */
export function ReadEntries({ part, open, content, isShown, row }: Shared & { part: EntryPart }) {
  const t = useTranslations('cvBuilder.entries')
  const { label, wrong } = useCvWords()
  const entries = entriesIn(content, part)
  const put = (next: readonly Entry[]) => open.change(withEntries(content, part, next))
  const move = (from: number, to: number) => {
    const entry = entries[from]
    if (!entry || to < 0 || to >= entries.length) return
    put(entries.toSpliced(from, 1).toSpliced(to, 0, entry))
    announce(t('moved', { place: to + 1, count: entries.length }))
  }
  return entries.map((entry, at) => {
    const fields = entryFields[part].filter(({ name }) => isShown(`${part}.${at}.${name}`))
    if (fields.length === 0) return null
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: an entry is only its place in the list
      <div key={at}>
        <EntryHead
          entry={entry}
          at={at}
          count={entries.length}
          onMove={(way) => move(at, at + way)}
          onRemove={() => put(entries.toSpliced(at, 1))}
        />
        <dl>
          {fields.map((field) => (
            <FieldRow
              key={field.name}
              {...row(`${part}.${at}.${field.name}`)}
              label={label(part, field.name)}
              field={field}
              value={entry[field.name] ?? null}
              wrong={(value) => wrong(field, { ...entry, [field.name]: value })}
            />
          ))}
        </dl>
      </div>
    )
  })
}

type HeadProps = { entry: Entry; at: number; count: number; onMove: (way: 1 | -1) => void; onRemove: () => void }

function EntryHead({ entry, at, count, onMove, onRemove }: HeadProps) {
  const t = useTranslations('cvBuilder.entries')
  const { period } = useCvWords()
  const title = String(entry.title || entry.company || entry.degree || entry.institution || entry.name || t('new'))
  return (
    <div className="cv-entry-head">
      <h3 dir="auto">{title}</h3>
      <span className="small faint">{period(entry.start ?? null, entry.end ?? null)}</span>
      <span className="row push cv-entry-tools">
        <IconButton
          icon="up"
          size="s"
          label={t('up', { entry: title })}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="down"
          size="s"
          label={t('down', { entry: title })}
          disabled={at === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton icon="trash" size="s" label={t('remove', { entry: title })} onClick={onRemove} />
      </span>
    </div>
  )
}
