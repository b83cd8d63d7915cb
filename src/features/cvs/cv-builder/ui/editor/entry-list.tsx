import { useState } from 'react'
import { announce } from '#platform/browser/announce.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { FieldWords } from '#ui/fields/field.tsx'
import { type Grip, Sortable } from '#ui/lists/sortable.tsx'
import { type Entry, type EntryPart, emptyEntry, entriesIn, mostEntries, withEntries } from '../../cv-fields.ts'
import { isReversed } from '../../period-rules.ts'
import type { SectionProps } from '../use-cv.ts'
import { useCvWords } from '../use-cv-words.ts'
import { EntryForm } from './entry-form.tsx'
import { Section } from './section.tsx'

/** Entries of one part: dragged by the grip, moved by the buttons, opened to be written. */
export function EntryList({ part, open, content }: SectionProps & { part: EntryPart }) {
  const t = useTranslations('cvBuilder')
  const entries = entriesIn(content, part)
  const [opened, setOpened] = useState<number | null>(null)
  const put = (next: readonly Entry[]) => open.change(withEntries(content, part, next))
  const move = (from: number, to: number) => {
    const entry = entries[from]
    if (!entry || to < 0 || to >= entries.length || from === to) return
    put(entries.toSpliced(from, 1).toSpliced(to, 0, entry))
    setOpened(null)
    announce(t('entries.moved', { place: to + 1, count: entries.length }))
  }
  return (
    <Section id={part} title={t(`parts.${part}`)} count={entries.length} hidden={open.look.hidden.includes(part)}>
      {entries.length > 0 ? (
        <Sortable ids={entries.map((_, at) => String(at))} onMove={move}>
          {(_, at, grip) => {
            const entry = entries[at]
            return entry ? (
              <div className="card cv-entry">
                <EntryRow
                  part={part}
                  entry={entry}
                  place={{ at, count: entries.length, isOpen: opened === at, grip }}
                  onOpen={() => setOpened(opened === at ? null : at)}
                  onMove={(way) => move(at, at + way)}
                  onRemove={() => {
                    put(entries.toSpliced(at, 1))
                    setOpened(null)
                  }}
                />
                {opened === at ? (
                  <EntryForm
                    part={part}
                    at={at}
                    entry={entry}
                    onChange={(name, value) => put(entries.with(at, { ...entry, [name]: value }))}
                  />
                ) : isReversed(entry) ? (
                  <FieldWords id={`cv-${part}-${at}`} error={t('date.reversed')} />
                ) : null}
              </div>
            ) : null
          }}
        </Sortable>
      ) : (
        <p className="small quiet">{t(`empty.${part}`)}</p>
      )}
      {entries.length < mostEntries[part] ? (
        <div>
          <Button
            look="quiet"
            icon="plus"
            onClick={() => {
              put([...entries, emptyEntry(part)])
              setOpened(entries.length)
            }}
          >
            {t(`add.${part}`)}
          </Button>
        </div>
      ) : null}
    </Section>
  )
}

type RowProps = {
  part: EntryPart
  entry: Entry
  place: { at: number; count: number; isOpen: boolean; grip: Grip }
  onOpen: () => void
  onMove: (way: 1 | -1) => void
  onRemove: () => void
}

function EntryRow({ part, entry, place: { at, count, isOpen, grip }, onOpen, onMove, onRemove }: RowProps) {
  const t = useTranslations('cvBuilder.entries')
  const { date } = useCvWords()
  const title = String(entry.title || entry.degree || entry.name || entry.company || entry.institution || t('new'))
  const about = [
    entry.title ? entry.company : entry.degree ? entry.institution : (entry.issuer ?? entry.level ?? entry.position),
    [entry.start, entry.end]
      .filter((one): one is string => typeof one === 'string' && one !== '')
      .map(date)
      .join(' – '),
  ].filter(Boolean)
  return (
    <div className="row cv-entry-row">
      <span className="sortable-grip" {...grip} aria-hidden="true">
        <Icon name="grip" />
      </span>
      <button type="button" className="cv-entry-open grow" aria-expanded={isOpen} onClick={onOpen}>
        <bdi className="clip strong">{title}</bdi>
        {about.length > 0 ? <bdi className="clip small quiet">{about.join(' · ')}</bdi> : null}
        <span className="sr-only">{t(isOpen ? 'close' : 'edit', { part })}</span>
      </button>
      <IconButton icon="up" size="s" label={t('up', { entry: title })} disabled={at === 0} onClick={() => onMove(-1)} />
      <IconButton
        icon="down"
        size="s"
        label={t('down', { entry: title })}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
      />
      <IconButton icon="trash" size="s" label={t('remove', { entry: title })} onClick={onRemove} />
    </div>
  )
}
